import type { CSSProperties } from 'react';
import { statusDot } from '#app/sections/social-os/status-tone.ts';
import type { PlanDay, PostStatus } from '#content/social-plan.ts';

export type MonthPlanProps = {
  title: string;
  range: string;
  /** The drawing in words. */
  summary: string;
  plan: readonly PlanDay[];
  today: number;
  post: { time: string; type: string; title: string };
  platforms: readonly { name: string; at: string; status: PostStatus }[];
};

const dayLook: Record<PostStatus, string> = {
  Published: 'border-brand bg-brand text-brand-ink',
  Scheduled: 'border-wait bg-wait-wash text-wait',
  Draft: 'border-dashed border-control-line text-muted',
};

/** The month as the strategist hands it over, a title and a theme for each day, and today's post on its platforms. */
export function MonthPlan(props: MonthPlanProps) {
  const { title: heading, range, summary, plan, today, post, platforms } = props;
  return (
    <div className="mt-10 grid gap-3 lg:grid-cols-[minmax(0,1fr)_15.5rem] lg:gap-0">
      <figure className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5">
        <figcaption className="flex items-baseline justify-between gap-4 text-small">
          <span className="font-semibold">{heading}</span>
          <span className="font-mono text-tiny text-muted">{range}</span>
        </figcaption>
        <div role="img" aria-label={summary} className="mt-4 grid grid-cols-7 gap-1.5">
          {plan.map(({ number, title, theme, status }) => (
            <span
              key={number}
              style={{ '--day': number - 1 } as CSSProperties}
              data-today={number === today || undefined}
              className={`month-day ${dayLook[status]}`}
            >
              <span className="font-mono">{number}</span>
              <b>{title}</b>
              <i>{theme}</i>
            </span>
          ))}
        </div>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-tiny text-muted">
          {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
            <span key={status} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3 rounded-full border ${dayLook[status]}`} />
              {status}
            </span>
          ))}
        </p>
      </figure>
      <div className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5 lg:mt-8 lg:-ml-px lg:self-start lg:rounded-l-none">
        <p className="font-mono text-tiny text-muted">
          {post.time}, {post.type}
        </p>
        <p className="mt-2 font-display text-h3">{post.title}</p>
        <ul className="mt-4 border-t border-line">
          {platforms.map(({ name, at, status }) => (
            <li
              key={name}
              className="flex items-center gap-2.5 border-b border-line py-2 text-small last:border-b-0"
            >
              <span aria-hidden="true" className={`size-2 rounded-full border ${statusDot[status]}`} />
              <span className="grow font-medium">{name}</span>
              <span className="font-mono text-tiny text-muted">{at}</span>
              <span className="w-17 text-right text-tiny text-muted">{status}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
