import { fileScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, Step } from './frame.tsx';

/** Lines of the page: y and length; the marked ones are what the agent found. */
const LINES = [
  { y: 92, w: 120 },
  { y: 116, w: 197 },
  { y: 136, w: 190, marked: 1 },
  { y: 150, w: 164, marked: 1 },
  { y: 174, w: 200 },
  { y: 188, w: 195, marked: 2 },
  { y: 202, w: 141, marked: 2 },
  { y: 226, w: 186 },
  { y: 246, w: 192, marked: 3 },
  { y: 260, w: 152, marked: 3 },
  { y: 284, w: 197 },
  { y: 298, w: 200, marked: 4 },
  { y: 312, w: 96, marked: 4 },
];

/** Where each note stands, and the lines that it belongs to. */
const PLACES = [
  { y: 140, from: 145 },
  { y: 192, from: 197 },
  { y: 244, from: 255 },
  { y: 296, from: 307 },
];
const notes = PLACES.flatMap((place, i) => {
  const note = fileScene.notes[i];
  return note ? [{ ...place, ...note }] : [];
});

export function FileScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title={fileScene.title} status={fileScene.status} alt={alt}>
      <rect x="20.5" y="70.5" width="240" height="262" rx="4" className="fill-paper stroke-line" />
      {LINES.map(({ y, w, marked }) => (
        <g key={y}>
          {marked && (
            <Step at={0.6 + marked * 0.9}>
              <rect x="34" y={y - 5} width={w + 8} height="15" className="fill-wait-wash" />
            </Step>
          )}
          <rect
            x="38"
            y={y}
            width={w}
            height={y === 92 ? 7 : 4}
            rx="2"
            className={marked || y === 92 ? 'fill-ink' : 'fill-line'}
          />
        </g>
      ))}
      {notes.map(({ y, from, title, text, cite }, i) => (
        <Step key={title} at={2 + i * 0.9}>
          <path
            d={`M246 ${from}C272 ${from} 262 ${y} 282 ${y}`}
            fill="none"
            strokeWidth="1.5"
            className="stroke-wait"
          />
          <text x="290" y={y + 5} className="font-semibold">
            {title}
          </text>
          <text x="460" y={y + 5} fontSize="12" textAnchor="end" className="fill-muted font-mono">
            {cite}
          </text>
          <text x="290" y={y + 25}>
            {text}
          </text>
        </Step>
      ))}
      <Step at={1}>
        <text x="290" y="84" fontSize="12" className="fill-muted">
          {fileScene.read}
        </text>
        <text x="290" y="107" fontSize="20" className="font-mono">
          {fileScene.pages}
        </text>
      </Step>
      <SceneNote {...fileScene.note} />
    </SceneFrame>
  );
}
