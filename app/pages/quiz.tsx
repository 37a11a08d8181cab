import { QuizPage } from '#app/features/quiz/page/quiz-page.tsx';
import { outcomePart } from '#app/sections/quiz/outcome-part.ts';
import { Logo } from '#app/shell/logo.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';

const header = (
  <header className="flex h-16 shrink-0 items-center justify-between lg:h-(--header-height)">
    <a href={PATHS.home} aria-label={labels.home(site.name)} className="inline-flex rounded-control">
      <Logo />
    </a>
    <ThemeToggle className="-mr-3 print:hidden" />
  </header>
);

export function Page() {
  return <QuizPage header={header} outcome={outcomePart} />;
}
