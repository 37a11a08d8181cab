import type { CSSProperties } from 'react';
import { statusDotClass } from '#app/sections/social-os/status-dot.ts';
import type { socialMonth } from '#content/social-os/social-os.ts';
import { dayAnchor, type PostStatus, postStatuses } from '#content/social-os/social-plan.ts';

const STATUS_CLASS: Record<PostStatus, string> = {
  Published: 'brand-fill',
  // In the dark theme as quiet as the days that are published.
  Scheduled:
    'border-wait bg-wait-wash text-wait dark:border-[color-mix(in_oklab,var(--wait)_60%,var(--surface))]',
  Draft: 'border-dashed border-control-line text-muted',
};

/** Wide screens and print have seven columns of days with their titles. */
const DAY_CLASS =
  'month-day col-span-2 grid rounded-control border p-1.5 text-tiny leading-[1.3] data-today:outline-2 data-today:outline-offset-1 data-today:outline-ink roomy:grid-rows-[auto_1fr_auto] roomy:gap-1 roomy:p-2 roomy:wrap-anywhere roomy:hyphens-auto nav:min-h-20 nav:grid-cols-[auto_minmax(0,1fr)] nav:grid-rows-[auto_1fr]';
/** On phones all days are numbers. On tablets only the week of the calendar shows titles. */
const NUMBER_CLASS = 'compact:min-h-9 compact:[&>:is(b,i)]:hidden';
const LINK_CLASS =
  'group max-sm:min-h-9 max-sm:underline max-sm:[&>:is(b,i)]:sr-only sm:compact:col-span-full sm:compact:grid-cols-[--spacing(7)_minmax(0,1fr)_auto] sm:compact:items-baseline sm:compact:gap-x-4 sm:compact:py-2 sm:compact:text-small';

/** The month as planned by the strategist agent: a title and a theme per day, and today's post on each platform. */
export function MonthPlan(props: typeof socialMonth) {
  const { title: heading, range, summary, plan, week, choose, today, state, post, platforms } = props;
  return (
    <figure className="month-plan mt-10 max-sm:mt-7 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5">
      <figcaption className="flex items-baseline justify-between gap-4 text-small">
        <span className="font-semibold">{heading}</span>
        <span className="font-mono text-tiny text-muted">{range}</span>
      </figcaption>
      <p className="sr-only">{summary}</p>
      <div className="month mt-4 grid grid-cols-14 gap-1.5 lg:auto-rows-fr lg:grid-rows-[auto]">
        <div className="month-today col-span-full mb-2 grid gap-x-6 gap-y-4 border-t border-line pt-4 lg:grid-cols-7 lg:items-center lg:gap-x-1.5">
          <div className="lg:col-span-2 lg:pe-4">
            <p className="font-mono text-tiny text-muted">
              {post.time}, {post.type}
            </p>
            <p className="mt-1.5 font-display text-h3">{post.title}</p>
          </div>
          <ul className="sm:grid sm:grid-cols-5 sm:gap-x-1.5 lg:col-span-5">
            {platforms.map(({ name, at, status }) => (
              <li
                key={name}
                className="flex items-center gap-2.5 border-b border-line py-1.5 text-tiny text-muted sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:content-start sm:gap-x-2 sm:gap-y-1 sm:border-0 sm:p-0"
              >
                <span aria-hidden="true" className={`size-2 rounded-full border ${statusDotClass[status]}`} />
                <b className="grow text-small font-medium text-ink sm:order-first sm:col-span-full">{name}</b>
                <span className="font-mono">{at}</span>
                <span className="w-17 text-end sm:col-span-full sm:w-auto sm:text-start">
                  {postStatuses[status]}
                </span>
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
              className={`${DAY_CLASS} ${isLink ? LINK_CLASS : NUMBER_CLASS} ${STATUS_CLASS[status]}`}
            >
              <span className="font-mono">{number}</span>
              <b
                className={`font-semibold text-balance nav:col-span-full nav:row-start-2 ${isLink ? 'underline decoration-dotted decoration-1 underline-offset-[0.2em] group-hover:decoration-solid' : ''}`}
              >
                {title}
              </b>
              <i className="not-italic compact:text-tiny nav:text-end">{number === today ? state : theme}</i>
            </Cell>
          );
        })}
        <p className="col-span-full mt-2 flex flex-wrap gap-x-5 gap-y-1 text-tiny text-muted sm:col-[5/-1] sm:m-0 sm:content-center sm:items-center sm:justify-end sm:gap-y-0">
          {(['Published', 'Scheduled', 'Draft'] as const).map((status) => (
            <span key={status} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3 rounded-full border ${STATUS_CLASS[status]}`} />
              {postStatuses[status]}
            </span>
          ))}
          <span className="month-choose sm:basis-full sm:text-end">{choose}</span>
        </p>
      </div>
    </figure>
  );
}
