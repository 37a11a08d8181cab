import { lineScene as copy } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, Step } from './frame.tsx';

/** Vibration of a machine, as y positions in a drawing of 440 by 100. The upper edge is the limit. */
const READINGS = [86, 83, 87, 82, 85, 81, 84, 77, 81, 74, 76, 67, 71, 60, 62, 49];
const readingsPath = READINGS.map((y, i) => `${i === 0 ? 'M' : 'L'}${i * 19} ${y}`).join('');

export function LineScene({ alt }: { alt: string }) {
  return (
    <SceneFrame {...copy} alt={alt}>
      <div className="flex grow flex-col gap-4 px-5 py-3 sm:gap-6 sm:py-4">
        <div className="@container">
          <div className="grid grid-cols-2 gap-2 @min-[30rem]:grid-cols-4 sm:gap-4">
            {copy.stations.map(({ name, rate, warm: isWarm }, i) => (
              <Step
                key={name}
                at={i}
                className={`rounded-control border-[1.5px] px-2 py-2.5 sm:px-3 ${isWarm ? 'border-signal bg-signal-wash' : 'border-control-line'}`}
              >
                <p className="flex items-center justify-between gap-1 text-tiny font-medium wrap-anywhere hyphens-auto sm:text-small">
                  {name}
                  <span className={`size-2 shrink-0 rounded-full ${isWarm ? 'bg-signal' : 'bg-brand'}`} />
                </p>
                <p className="mt-1 font-mono text-tiny text-muted">{rate}</p>
              </Step>
            ))}
          </div>
        </div>
        <div className="flex grow flex-col">
          <p className="flex items-baseline justify-between gap-4 text-small font-medium">
            {copy.reading}
            <span className="font-mono text-tiny font-normal whitespace-nowrap text-muted">{copy.unit}</span>
          </p>
          <p className="mt-2 border-b border-dashed border-danger pb-1 text-tiny text-danger">{copy.limit}</p>
          <Step at={3} className="relative min-h-16 grow sm:min-h-28">
            <svg
              viewBox="0 0 440 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="absolute inset-0 size-full border-b border-line fill-none"
              strokeWidth="2"
              strokeLinejoin="round"
            >
              <path d="M0 50h440" strokeWidth="1" className="stroke-line" />
              <path d={readingsPath} className="stroke-ink" />
              <path d="M285 49C325 38 365 20 410 0" strokeDasharray="2 5" className="stroke-signal" />
            </svg>
          </Step>
          <Step at={4.5}>
            <p className="mt-1.5 text-end text-tiny font-medium text-signal">{copy.forecast}</p>
          </Step>
        </div>
      </div>
    </SceneFrame>
  );
}
