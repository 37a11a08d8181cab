import type { fileScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, type SceneProps, Step } from './frame.tsx';

/** Lines of the document: position and length. The agent found the marked ones. */
const LINES = [
  { y: 14, w: 60 },
  { y: 38, w: 98 },
  { y: 52, w: 95, marked: true },
  { y: 66, w: 70, marked: true },
  { y: 90, w: 97 },
  { y: 104, w: 100, marked: true },
  { y: 118, w: 56, marked: true },
  { y: 142, w: 93 },
  { y: 156, w: 96, marked: true },
  { y: 170, w: 88, marked: true },
  { y: 194, w: 100 },
  { y: 208, w: 94, marked: true },
  { y: 222, w: 48, marked: true },
  { y: 236, w: 90 },
];

export function FileScene({ alt, copy }: SceneProps<typeof fileScene>) {
  return (
    <SceneFrame title={copy.title} status={copy.status} alt={alt}>
      <div className="grid grow grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-5 px-5 py-4 sm:grid-cols-2">
        <svg
          viewBox="0 0 120 250"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-full max-h-72 w-full rounded-control lg:h-0 lg:max-h-none lg:min-h-full border border-line bg-paper"
        >
          {LINES.map(({ y, w, marked }) => (
            <g key={y}>
              {marked && <path d={`M6 ${y - 5}h${w + 8}v15H6z`} className="fill-wait-wash" />}
              <path
                d={`M10 ${y}h${w}v${y === 14 ? 7 : 4}h-${w}z`}
                className={marked || y === 14 ? 'fill-ink' : 'fill-line'}
              />
            </g>
          ))}
        </svg>
        <div className="grid content-between gap-3 text-small min-[24rem]:gap-4">
          <Step at={1}>
            <p className="text-tiny text-muted">{copy.read}</p>
            <p className="font-mono text-[1.25rem]">{copy.pages}</p>
          </Step>
          {copy.notes.map(({ title, text, cite }, i) => (
            <Step key={title} at={2 + i} className="border-s-2 border-wait ps-3 leading-snug">
              <p className="flex items-baseline justify-between gap-x-2 font-semibold max-[24rem]:flex-col">
                {title}
                <span className="font-mono text-tiny font-normal text-muted">{cite}</span>
              </p>
              <p>{text}</p>
            </Step>
          ))}
        </div>
      </div>
      <SceneNote {...copy.note} />
    </SceneFrame>
  );
}
