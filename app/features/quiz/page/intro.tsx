import { Button } from '#app/components/ui/button.tsx';
import { quiz } from '#content/quiz/quiz.ts';
import { pathTo } from '#domain/paths.ts';
import CheckIcon from '~icons/lucide/check';
import { ResultPreview } from './result-preview.tsx';

type QuizIntroProps = { isHidden: boolean; onStart: () => void };

/** Prerendered behind the loader, so that crawlers and visitors without script can read it. */
export function QuizIntro({ isHidden, onStart }: QuizIntroProps) {
  const { title, lead, terms, promises, exampleResult, start, noScript, noScriptCall } = quiz.intro;
  return (
    <section className={`quiz-intro ${isHidden ? 'quiz-intro-waiting' : 'animate-dialog'}`}>
      <div className="quiz-intro-words">
        <h1 tabIndex={-1} className="text-h2 lg:text-h1">
          {title}
        </h1>
        <p className="text-lead text-balance">{lead}</p>
        <p className="text-muted">{terms}</p>
        <Button size="lg" onClick={onStart} className="mt-3 w-full sm:w-auto">
          {start}
        </Button>
        <noscript>
          {noScript}{' '}
          <a href={pathTo('home', 'contact')} className="underline underline-offset-4">
            {noScriptCall}
          </a>
        </noscript>
        {promises && (
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1.5 text-small text-muted">
            {promises.map((promise) => (
              <li key={promise} className="flex items-start gap-1.5">
                <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
                {promise}
              </li>
            ))}
          </ul>
        )}
      </div>
      {exampleResult && <ResultPreview {...exampleResult} />}
    </section>
  );
}
