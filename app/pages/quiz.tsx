import { Logo } from '#app/components/logo.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { loadingScreenLeft } from '#app/features/loading-screen/run-loading-screen.ts';
import { QuizPage } from '#app/features/quiz/quiz-page.tsx';
import { ThemeToggle } from '#app/features/theme/theme-toggle.tsx';
import { outcomePart } from '#app/sections/quiz/outcome-part.ts';
import { pageHeads } from '#content/page-heads.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';

export const head = pageHeads.quiz;

const header = (
  <header className="flex h-16 shrink-0 items-center justify-between lg:h-(--header-height)">
    <SiteLink href={PATHS.home} aria-label={`${site.name}, home`} className="inline-flex rounded-control">
      <Logo />
    </SiteLink>
    <ThemeToggle className="-mr-3" />
  </header>
);

export function Page() {
  return <QuizPage header={header} whenVisible={loadingScreenLeft} outcome={outcomePart} />;
}
