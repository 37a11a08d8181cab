import type { outreach } from '#content/b2b-sales/b2b-sales.ts';
import { type ZoomCopy, ZoomSection } from './zoom-section.tsx';

/** A grid with a row per channel and a column per day. On phones, a list of the same events in order of time. */
export function Outreach({
  lanes,
  days,
  events,
  booked,
  day: formatDay,
  ...copy
}: typeof outreach & ZoomCopy) {
  const dayNumbers = Array.from({ length: days }, (_, i) => i + 1);
  return (
    <ZoomSection stage={2} tone="band" {...copy}>
      <div className="lg:grid lg:grid-cols-[--spacing(30)_repeat(6,minmax(0,1fr))] lg:grid-rows-[auto_repeat(3,minmax(--spacing(21),auto))]">
        <div aria-hidden="true" className="contents max-lg:hidden">
          {dayNumbers.map((day) => (
            <span
              key={day}
              style={{ gridColumn: day + 1, gridRow: 1 }}
              className="border-s border-line px-3 py-2.5 font-mono text-note text-muted max-lg:hidden"
            >
              {formatDay(day)}
            </span>
          ))}
          {lanes.map((lane, i) => (
            <span
              key={lane}
              style={{ gridColumn: '1 / -1', gridRow: i + 2 }}
              className="border-t border-line px-5 py-5 text-small font-semibold max-lg:hidden"
            >
              {lane}
            </span>
          ))}
        </div>
        <ol className="max-lg:block lg:contents">
          {events.map(({ lane, day, text }) => (
            <li
              key={text}
              style={{
                gridColumn: `${day + 1} / span ${day === days ? 1 : 2}`,
                gridRow: lanes.indexOf(lane) + 2,
              }}
              className={`z-1 text-small text-balance max-lg:border-b max-lg:border-line max-lg:px-5 max-lg:py-4 max-sm:py-2! max-lg:print:grid max-lg:print:grid-cols-[7rem_5rem_1fr] max-lg:print:py-2 md:max-lg:grid md:max-lg:grid-cols-[7rem_5rem_1fr] md:max-lg:items-baseline lg:m-2.5 lg:me-4 lg:rounded-control lg:p-3 ${lane === lanes.at(-1) ? 'lg:bg-brand lg:text-brand-ink' : 'lg:bg-brand-wash'}`}
            >
              <span className="mb-1 flex justify-between font-semibold max-lg:print:contents md:max-lg:contents lg:sr-only">
                {lane}
                <span className="font-mono text-note font-normal text-muted">{formatDay(day)}</span>
              </span>
              {text}
            </li>
          ))}
        </ol>
      </div>
      <p className="border-line bg-raised px-5 py-4 font-semibold lg:border-t lg:text-end">{booked}</p>
    </ZoomSection>
  );
}
