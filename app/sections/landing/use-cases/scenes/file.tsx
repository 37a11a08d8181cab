import { fileScene as copy } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, Step } from './frame.tsx';

/** Lines of the document. The marked lines are those that the agent found. */
const DOCUMENT_LINES = [
  { y: 14, width: 60 },
  { y: 38, width: 98 },
  { y: 52, width: 95, isMarked: true },
  { y: 66, width: 70, isMarked: true },
  { y: 90, width: 97 },
  { y: 104, width: 100, isMarked: true },
  { y: 118, width: 56, isMarked: true },
  { y: 142, width: 93 },
  { y: 156, width: 96, isMarked: true },
  { y: 170, width: 88, isMarked: true },
  { y: 194, width: 100 },
  { y: 208, width: 94, isMarked: true },
  { y: 222, width: 48, isMarked: true },
  { y: 236, width: 90 },
];

export function FileScene({ alt }: { alt: string }) {
  return (
    <SceneFrame {...copy} alt={alt}>
      <div className="grid grow grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-5 px-5 py-4 sm:grid-cols-2">
        <svg
          viewBox="0 0 120 250"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-full max-h-72 w-full rounded-control lg:h-0 lg:max-h-none lg:min-h-full border border-line bg-paper"
        >
          {DOCUMENT_LINES.map(({ y, width, isMarked }) => (
            <g key={y}>
              {isMarked && <path d={`M6 ${y - 5}h${width + 8}v15H6z`} className="fill-wait-wash" />}
              <path
                d={`M10 ${y}h${width}v${y === 14 ? 7 : 4}h-${width}z`}
                className={isMarked || y === 14 ? 'fill-ink' : 'fill-line'}
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
    </SceneFrame>
  );
}
