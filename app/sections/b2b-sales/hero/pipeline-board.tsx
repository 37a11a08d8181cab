import type { ReactNode } from 'react';
import { Scene, startAt } from '#app/components/scene.tsx';
import type { b2bSalesBoard } from '#content/b2b-sales/b2b-sales-hero.ts';

export type PipelineBoardProps = typeof b2bSalesBoard & { stages: readonly string[] };

/** Milliseconds until the last reply and the meeting appear. Everything else is visible from the start. */
const START_TIMES = { reply: 400, meeting: 1400 };

/** The four stages of the pipeline, with one lead that passes through all of them. */
export function PipelineBoard({
  name: boardName,
  stages,
  found,
  lead,
  channels,
  meeting,
}: PipelineBoardProps) {
  return (
    <Scene visibleShare={0.2} className="mt-10">
      <section aria-label={boardName}>
        <ol className="grid overflow-clip rounded-card border border-line bg-surface shadow-soft sm:grid-cols-2 lg:grid-cols-[1fr_1.1fr_1.2fr_0.9fr]">
          <Stage number={1} name={stages[0]}>
            <ul className="grid h-full gap-1.5">
              {found.map(({ company, source, followed: isFollowed }) => (
                <li
                  key={company}
                  className={`grid content-center rounded-control border px-3 py-2 ${isFollowed ? 'border-brand bg-brand-wash forced-colors:border-4' : 'border-line max-sm:hidden'}`}
                >
                  <span className="block text-small font-semibold">{company}</span>
                  <span className="block text-note text-muted">{source}</span>
                </li>
              ))}
            </ul>
          </Stage>
          <Stage number={2} name={stages[1]}>
            <div className="flex h-full flex-col rounded-control border border-brand p-3.5">
              <p className="font-display text-[1.125rem] leading-tight">{lead.name}</p>
              <p className="text-note text-muted">{lead.role}</p>
              <dl className="mt-3 max-sm:mt-2 grid grow border-t border-line text-small">
                {lead.facts.map(({ label, value }) => (
                  <div
                    key={label}
                    className="flex items-center justify-between gap-3 border-b border-line py-1.5 last:border-b-0 last:pb-0"
                  >
                    <dt className="text-muted">{label}</dt>
                    <dd className="text-end font-medium">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </Stage>
          <Stage number={3} name={stages[2]}>
            <ul className="grid h-full gap-1.5">
              {channels.map(({ name, event, day }, i) => (
                <li
                  key={name}
                  style={startAt(START_TIMES.reply)}
                  className={`grid content-center rounded-control border border-line px-3 py-2.5 ${i === channels.length - 1 ? 'step' : ''}`}
                >
                  <span className="flex justify-between gap-3 text-small font-semibold">
                    <span>{name}</span>
                    <span className="font-mono text-note font-normal text-muted">{day}</span>
                  </span>
                  <span className="mt-0.5 block text-small text-brand">{event}</span>
                </li>
              ))}
            </ul>
          </Stage>
          <Stage number={4} name={stages[3]}>
            <div
              style={startAt(START_TIMES.meeting)}
              className="step brand-fill grid h-full content-between gap-4 rounded-control px-3 py-4 max-sm:py-3"
            >
              <p>
                <span className="block text-small">{meeting.day}</span>
                <span className="block font-display text-figure">{meeting.time}</span>
              </p>
              <p className="text-small">
                {meeting.with}
                <br />
                {meeting.note}
              </p>
            </div>
          </Stage>
        </ol>
      </section>
    </Scene>
  );
}

type StageProps = { number: number; name: string | undefined; children: ReactNode };

function Stage({ number, name, children }: StageProps) {
  return (
    <li className="grid grid-cols-1 grid-rows-[auto_1fr] border-line max-sm:border-t max-sm:first:border-t-0 sm:border-e">
      <p className="flex items-baseline gap-2 border-b border-line bg-raised px-4 py-2.5 text-small font-semibold max-sm:py-1.5">
        <span className="font-mono font-normal text-muted">{number}</span>
        {name}
      </p>
      <div className="p-3 max-sm:p-2">{children}</div>
    </li>
  );
}
