import { buttonClass } from '#app/components/ui/button.tsx';
import { results } from '#content/quiz/quiz-results.ts';
import { pathTo } from '#domain/paths.ts';

/** Shown for a shared link that is incomplete or older than the questions. */
export function BrokenResult() {
  const { broken, take } = results.share;
  return (
    <div className="mx-auto grid max-w-[34rem] justify-items-start gap-5 py-16">
      <h1 className="text-h1">{broken.title}</h1>
      <p className="text-lead text-muted">{broken.text}</p>
      <a href={pathTo('quiz')} className={buttonClass({ size: 'lg' })}>
        {take}
      </a>
    </div>
  );
}
