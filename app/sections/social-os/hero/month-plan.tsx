import type { CSSProperties } from 'react';
import { statusDot } from '#app/sections/social-os/status-tone.ts';
import { type PostStatus, socialMonth } from '#content/social-os.ts';

const { days, firstDate, published, scheduled, post, platforms } = socialMonth;

const dayLook: Record<PostStatus, string> = {
  Published: 'border-brand bg-brand text-brand-ink',
  Scheduled: 'border-wait bg-wait-wash text-wait',
  Draft: 'border-dashed border-control-line text-muted',
};
const statusOf = (day: number): PostStatus =>
  day < published ? 'Published' : day < published + scheduled ? 'Scheduled' : 'Draft';

/** The month as the strategist hands it over, and today's post on its five platforms. */
export function MonthPlan() {
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_15.5rem] sm:gap-0">
      <figure className="rounded-card border border-line bg-surface p-4 shadow-soft sm:rounded-r-none sm:p-5">
        <figcaption className="flex items-baseline justify-between gap-4 text-small">
          <span className="font-semibold">{socialMonth.title}</span>
          <span className="font-mono text-tiny text-muted">{socialMonth.range}</span>
        </figcaption>
        <div role="img" aria-label={socialMonth.summary} className="mt-4 grid grid-cols-7 gap-1.5">
          {[...Array(days).keys()].map((day) => (
            <span
              key={day}
              style={{ '--day': day } as CSSProperties}
              className={`month-day grid aspect-square content-between rounded-control border p-1.5 font-mono text-tiny sm:p-2 ${dayLook[statusOf(day)]}`}
            >
              {firstDate + day}
              <span className="h-0.5 w-3/5 bg-current opacity-60 max-sm:hidden" />
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
      <div className="self-end rounded-card border border-line bg-surface p-4 shadow-soft sm:-ml-px sm:translate-y-8 sm:rounded-l-none sm:p-5">
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
