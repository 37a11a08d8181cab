import { Button } from '#app/components/ui/button.tsx';
import { quiz } from '#content/quiz/quiz.ts';
import { pathTo } from '#domain/paths.ts';
import CheckIcon from '~icons/lucide/check';

/** Prerendered behind the loader, so that crawlers and visitors without script can read it. */
export function QuizIntro({ isHidden, onStart }: { isHidden: boolean; onStart: () => void }) {
  const { title, lead, terms, promises, exampleResult, start, noScript, noScriptCall } = quiz.intro;
  return (
    <section
      className={`grid w-full max-w-(--container-page) overflow-clip rounded-band border border-line bg-surface shadow-soft md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:min-h-[min(40rem,76svh)] ${isHidden ? 'quiz-intro-waiting' : 'animate-dialog'}`}
    >
      <div className="grid content-center justify-items-start gap-4 p-6 sm:p-10 lg:gap-5 lg:p-16">
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

/** Start and end of each line in percent of the width: from three tools to two agents, from these to one outcome. */
const TOOL_LINKS = [
  [16.7, 25],
  [50, 25],
  [50, 75],
  [83.3, 75],
] as const;
const AGENT_LINKS = [
  [25, 50],
  [75, 50],
] as const;

/** A small example of a result: lines lead from tools to agents, and from agents to one outcome. */
function ResultPreview({ label, tools, agents, outcome }: NonNullable<(typeof quiz.intro)['exampleResult']>) {
  return (
    <figure className="band grid content-center bg-band p-6 text-ink sm:p-10 lg:p-14">
      <figcaption className="mb-6 w-fit rounded-full border border-control-line px-3 py-1 text-tiny text-muted">
        {label}
      </figcaption>
      <ul className="grid grid-cols-3 gap-2 text-center text-tiny sm:text-small">
        {tools.map((tool) => (
          <li key={tool} className="rounded-control border border-line bg-surface px-1 py-2 wrap-anywhere">
            {tool}
          </li>
        ))}
      </ul>
      <LinkLines links={TOOL_LINKS} />
      <ul className="grid grid-cols-2 gap-3 text-center text-tiny font-semibold sm:text-small">
        {agents.map((agent) => (
          <li key={agent} className="grid content-center rounded-control bg-brand px-1.5 py-3 text-brand-ink">
            {agent}
          </li>
        ))}
      </ul>
      <LinkLines links={AGENT_LINKS} />
      <p className="mt-2 text-center">
        <span className="block font-display text-figure text-brand lg:text-display">{outcome.value}</span>
        <span className="text-small text-muted">{outcome.label}</span>
      </p>
    </figure>
  );
}

function LinkLines({ links }: { links: readonly (readonly [from: number, to: number])[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="1.5"
      className="h-10 w-full sm:h-12 lg:h-16"
    >
      {links.map(([from, to]) => (
        <path key={`${from} ${to}`} d={`M${from} 0C${from} 20 ${to} 20 ${to} 40`} />
      ))}
    </svg>
  );
}
