import { type ReactNode, useEffect, useRef } from 'react';
import { CurrentLines } from '#app/components/current-lines.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import type { OutcomeProps } from '#app/features/quiz/outcome.ts';
import { agents } from '#content/agents.ts';
import { because, bookingNotes, results } from '#content/quiz-results.ts';
import { PATHS } from '#domain/paths.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { type Recommendation, recommend } from '#domain/quiz/scoring.ts';
import CheckIcon from '~icons/lucide/check';
import { ConfettiCanvas } from './confetti-canvas.tsx';
import { ReportButton, type ReportSettings } from './report-button.tsx';

/** The current that filled line by line with each question. */
const ALL_LIT = [...QUESTIONS.keys()];

/** What the booking form should already know. */
type BookingPrefill = { name: string; email: string; notes: string };

type QuizResultsProps = OutcomeProps &
  ReportSettings & { booking: (label: string, prefill: BookingPrefill) => ReactNode };

export function QuizResults({ answers, heading: Heading, booking, onReset, ...report }: QuizResultsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const recommendations = recommend(answers);
  const { name, email, company } = contactOf(answers);
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_19rem]">
      <ConfettiCanvas />
      <div className="band relative overflow-clip rounded-band bg-band p-6 pb-28 text-ink sm:p-10 sm:pb-32 lg:col-span-2 lg:py-14">
        <CurrentLines
          height={320}
          lines={QUESTIONS.length}
          seed={12}
          lit={ALL_LIT}
          className="absolute inset-x-0 bottom-0 h-32 w-full opacity-70 lg:inset-y-0 lg:left-1/2 lg:h-full lg:w-1/2 lg:[mask-image:linear-gradient(90deg,transparent_8%,black_45%)]"
        />
        {name && (
          <p className="relative mb-3 font-mono text-small text-muted">{results.for(name, company)}</p>
        )}
        <Heading ref={title} tabIndex={-1} className="relative text-h1">
          {results.title}
        </Heading>
      </div>
      <ol className="grid gap-4">
        {recommendations.map((recommendation, index) => (
          <AgentCard
            key={recommendation.agent}
            place={index + 1}
            {...recommendation}
            heading={Heading === 'h1' ? 'h2' : 'h4'}
          />
        ))}
      </ol>
      <aside className="grid gap-3 rounded-card bg-raised p-6 lg:sticky lg:top-6">
        <p className="font-display text-h3">{results.next}</p>
        <p className="mb-2 text-small text-muted">{results.terms}</p>
        {booking(results.book, { name, email, notes: bookingNotes(company, recommendations) })}
        <ReportButton answers={answers} onReset={onReset} {...report} />
        <a href={PATHS.home} className={buttonClass({ variant: 'ghost', fullWidth: true })}>
          {results.home}
        </a>
      </aside>
    </div>
  );
}

type AgentCardProps = Recommendation & { place: number; heading: 'h2' | 'h4' };

function AgentCard({ place, heading: Heading, ...recommendation }: AgentCardProps) {
  const { title, description, benefits } = agents[recommendation.agent];
  return (
    <li className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-6 sm:p-8 md:grid-cols-[1fr_15rem]">
      <div className="grid content-start gap-3">
        <span aria-hidden="true" className="font-mono text-small text-brand">
          {String(place).padStart(2, '0')}
        </span>
        <Heading className="font-display text-h3">{title}</Heading>
        <p>{description}</p>
        <p className="mt-1 border-l-2 border-brand pl-4 text-small text-muted">{because(recommendation)}</p>
      </div>
      <div className="md:border-l md:border-line md:pl-8">
        <p className="mb-3 text-small font-semibold">{results.benefits}</p>
        <ul className="grid gap-2.5 text-small">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
