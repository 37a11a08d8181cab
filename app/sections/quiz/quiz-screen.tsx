import { QuizPage } from '#app/features/quiz/page/quiz-page.tsx';
import { LanguageLinks } from '#app/shell/language-links.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { PATHS, pathTo } from '#domain/paths.ts';
import { lazyOutcome } from './lazy-outcome.ts';

const header = (
  <header className="flex h-16 shrink-0 items-center justify-between lg:h-(--header-height)">
    <a href={pathTo('home')} aria-label={labels.home(site.name)} className="inline-flex rounded-control">
      <Logo />
    </a>
    <div className="-me-3 nav:-me-2 flex items-center print:hidden">
      <LanguageLinks path={PATHS.quiz} className="quiz-language" short />
      <ThemeToggle />
    </div>
  </header>
);

/** The full-page quiz. */
export function QuizScreen() {
  return <QuizPage header={header} outcome={lazyOutcome} />;
}
