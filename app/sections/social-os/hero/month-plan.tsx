import type { CSSProperties } from 'react';
import { statusDotClass } from '#app/sections/social-os/status-dot.ts';
import { dayAnchor, type PlanDay, type PostStatus, postStatuses } from '#content/social-os/social-plan.ts';

export type MonthPlanProps = {
  title: string;
  range: string;
  /** Text alternative of the drawing. */
  summary: string;
  plan: readonly PlanDay[];
  /** First and last day of the week that the calendar below shows. */
  week: readonly [first: number, last: number];
  choose: string;
  today: number;
  /** Says how many of today's posts are published. */
  state: string;
  post: { time: string; type: string; title: string };
  platforms: readonly { name: string; at: string; status: PostStatus }[];
};

/** The month as planned by the strategist agent: a title and a theme per day, and today's post on each platform. */
export function MonthPlan(props: MonthPlanProps) {
  const { title: heading, range, summary, plan, week, choose, today, state, post, platforms } = props;
  return (
    <figure className="month-plan mt-10 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5">
      <figcaption className="flex items-baseline justify-between gap-4 text-small">
        <span className="font-semibold">{heading}</span>
        <span className="font-mono text-tiny text-muted">{range}</span>
      </figcaption>
      <p className="sr-only">{summary}</p>
      <div className="month">
        <div className="month-today">
          <div>
            <p className="font-mono text-tiny text-muted">
              {post.time}, {post.type}
            </p>
            <p className="mt-1.5 font-display text-h3">{post.title}</p>
          </div>
          <ul>
            {platforms.map(({ name, at, status }) => (
              <li key={name}>
                <span aria-hidden="true" className={`size-2 rounded-full border ${statusDotClass[status]}`} />
                <b>{name}</b>
                <span className="font-mono">{at}</span>
                <span>{postStatuses[status]}</span>
              </li>
            ))}
          </ul>
        </div>
        {plan.map(({ number, title, theme, status }) => {
          const isLink = number >= week[0] && number <= week[1];
          const Cell = isLink ? 'a' : 'span';
          return (
            <Cell
              key={number}
              href={isLink ? `#${dayAnchor(number)}` : undefined}
              aria-hidden={isLink ? undefined : true}
              style={{ '--day': number - 1 } as CSSProperties}
              data-today={number === today || undefined}
              data-status={status}
              className="month-day"
            >
              <span className="font-mono">{number}</span>
              <b>{title}</b>
              <i>{number === today ? state : theme}</i>
            </Cell>
          );
        })}
        <p className="month-key">
          {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
            <span key={status} className="flex items-center gap-2">
              <span aria-hidden="true" data-status={status} className="size-3 rounded-full border" />
              {postStatuses[status]}
            </span>
          ))}
          <span className="month-choose">{choose}</span>
        </p>
      </div>
    </figure>
  );
}
