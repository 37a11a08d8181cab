import { LiveCurrentLines } from '#app/components/current-lines.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { quiz } from '#content/quiz/quiz.ts';
import { pathTo } from '#domain/paths.ts';

type QuizIntroProps = { hidden: boolean; onStart: () => void };

/** Prerendered behind the loader, so that crawlers and visitors without script can read it. */
export function QuizIntro({ hidden, onStart }: QuizIntroProps) {
  return (
    <section
      className={`w-full max-w-xl overflow-clip rounded-band border border-line bg-surface shadow-soft ${hidden ? 'quiz-intro-waiting' : 'animate-dialog'}`}
    >
      <div className="band bg-band">
        <LiveCurrentLines
          width={640}
          height={200}
          lines={12}
          seed={12}
          lit={[2, 5, 8]}
          className="h-36 w-full sm:h-44"
        />
      </div>
      <div className="grid justify-items-start gap-4 p-6 sm:p-10">
        <h1 tabIndex={-1} className="text-h2">
          {quiz.intro.title}
        </h1>
        <p className="text-lead text-balance">{quiz.intro.lead}</p>
        <p className="text-muted">{quiz.intro.terms}</p>
        <Button variant="gradient" size="lg" onClick={onStart} className="mt-3 w-full sm:w-auto">
          {quiz.intro.start}
        </Button>
        <noscript>
          {quiz.intro.noScript}{' '}
          <a href={pathTo('home', 'contact')} className="underline underline-offset-4">
            {quiz.intro.noScriptCall}
          </a>
        </noscript>
      </div>
    </section>
  );
}
