import { loadingScreenLeft } from '#app/components/loading-screen-left.ts';
import { QuizPage } from '#app/features/quiz/page/quiz-page.tsx';
import { outcomePart } from '#app/sections/quiz/outcome-part.ts';
import { Logo } from '#app/shell/logo.tsx';
import { SiteLink } from '#app/shell/site-link.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { labels } from '#content/labels.ts';
import { pageHeads } from '#content/page-heads.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';

export const head = pageHeads.quiz;

const header = (
  <header className="flex h-16 shrink-0 items-center justify-between lg:h-(--header-height)">
    <SiteLink href={PATHS.home} aria-label={labels.home(site.name)} className="inline-flex rounded-control">
      <Logo />
    </SiteLink>
    <ThemeToggle className="-mr-3" />
  </header>
);

export function Page() {
  return <QuizPage header={header} whenVisible={loadingScreenLeft} outcome={outcomePart} />;
}
