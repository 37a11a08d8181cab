import { wardScene as copy } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, Step } from './frame.tsx';

const SHOWN_HOURS = { first: 6, last: 22 };
const positionOfHour = (hour: number) =>
  `${((hour - SHOWN_HOURS.first) / (SHOWN_HOURS.last - SHOWN_HOURS.first)) * 100}%`;

const SHIFT_CLASSES = {
  plain: { bar: 'bg-control-line', text: 'text-muted' },
  gap: { bar: 'border-[1.5px] border-dashed border-signal', text: 'text-signal' },
  cover: { bar: 'bg-brand', text: 'text-brand' },
};
const rowClass =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]';

export function WardScene({ alt }: { alt: string }) {
  return (
    <SceneFrame {...copy} alt={alt}>
      <div className="grid grow content-between gap-1.5 px-5 pt-3 pb-4 sm:gap-3">
        <div className={rowClass}>
          <p className="relative col-start-2 h-5 font-mono text-tiny text-muted">
            {[6, 10, 14, 18, 22].map((hour, i, hours) => (
              <span
                key={hour}
                className={`absolute ${i % 2 ? 'max-[24rem]:hidden' : ''} ${i === 0 ? '' : i === hours.length - 1 ? '-translate-x-full rtl:translate-x-full' : '-translate-x-1/2 rtl:translate-x-1/2'}`}
                style={{ insetInlineStart: positionOfHour(hour) }}
              >
                {String(hour).padStart(2, '0')}
              </span>
            ))}
          </p>
        </div>
        {copy.shifts.map((shift, row) => {
          const state = 'state' in shift ? shift.state : 'plain';
          const { bar: barClass, text: textClass } = SHIFT_CLASSES[state];
          const start = positionOfHour(shift.from);
          return (
            <Step key={shift.name} at={row} className={rowClass}>
              <p className="text-small leading-tight font-medium">
                {shift.name}
                <span className={`block text-tiny font-normal ${textClass}`}>{shift.role}</span>
              </p>
              <div className="relative border-s border-dashed border-line">
                <p
                  className={`flex ps-1 font-mono text-tiny whitespace-nowrap max-[24rem]:text-[0.75rem] ${textClass}`}
                >
                  {/* Moves the text to the start of the bar, but shrinks if the text is long. */}
                  <span className="shrink" style={{ width: start }} />
                  {state === 'plain' ? copy.hours(shift.to - shift.from) : copy[state]}
                </p>
                <p
                  className={`mt-1 h-2.5 rounded-full ${barClass}`}
                  style={{ marginInlineStart: start, width: `calc(${positionOfHour(shift.to)} - ${start})` }}
                />
              </div>
            </Step>
          );
        })}
      </div>
    </SceneFrame>
  );
}
