import type { about } from '#content/about.ts';

type OfficeHoursProps = NonNullable<(typeof about)['hours']>;

const HOURS_PER_DAY = 24;
const toPercent = (hours: number) => `${(hours / HOURS_PER_DAY) * 100}%`;

/** Shows the office hours in the local time of each city. Hours within the local working day are darker. */
export function OfficeHours({ title, text, cities, working: workingDay, scale }: OfficeHoursProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1 text-small text-muted">{text}</p>
      <dl className="mt-6 grid gap-4">
        {cities.map(({ name, open, range, overlap }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-small tabular-nums">{range}</dd>
            <dd aria-hidden="true" className="relative col-span-2 h-3 overflow-clip rounded-full bg-raised">
              <span
                style={{ insetInlineStart: toPercent(open.from), width: toPercent(open.to - open.from) }}
                className="absolute inset-y-0 bg-brand/25"
              />
              <span
                style={{
                  insetInlineStart: toPercent(Math.max(open.from, workingDay.from)),
                  width: toPercent(overlap.hours),
                }}
                className="absolute inset-y-0 bg-brand"
              />
            </dd>
            <dd className="col-span-2 text-small text-muted">{overlap.text}</dd>
          </div>
        ))}
      </dl>
      <p
        aria-hidden="true"
        className="mt-4 flex justify-between border-t border-line pt-2 font-mono text-note text-muted"
      >
        {scale.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
    </div>
  );
}
