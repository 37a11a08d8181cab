import { fileScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, Step } from './frame.tsx';

/** Lines of the page: y and length; the marked ones are what the agent found. */
const LINES = [
  { y: 92, w: 120 },
  { y: 116, w: 197 },
  { y: 130, w: 190 },
  { y: 144, w: 200 },
  { y: 168, w: 195, marked: 1 },
  { y: 182, w: 141, marked: 1 },
  { y: 206, w: 200 },
  { y: 220, w: 186 },
  { y: 234, w: 152 },
  { y: 258, w: 192, marked: 2 },
  { y: 272, w: 200, marked: 2 },
  { y: 286, w: 96, marked: 2 },
  { y: 306, w: 197 },
  { y: 320, w: 168 },
];

/** Where each note stands, and the lines that it belongs to. */
const PLACES = [
  { y: 158, from: 181 },
  { y: 258, from: 278 },
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
            <Step at={marked * 1.5}>
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
      {notes.map(({ y, from, title, lines, cite }, i) => (
        <Step key={title} at={2.5 + i * 1.5}>
          <path
            d={`M246 ${from}C272 ${from} 262 ${y + 1} 282 ${y + 1}`}
            fill="none"
            strokeWidth="1.5"
            className="stroke-wait"
          />
          <text x="290" y={y + 6} className="font-semibold">
            {title}
          </text>
          {lines.map((line, row) => (
            <text key={line} x="290" y={y + 27 + row * 18}>
              {line}
            </text>
          ))}
          <text x="290" y={y + 66} fontSize="12" className="fill-muted font-mono">
            {cite}
          </text>
        </Step>
      ))}
      <Step at={1}>
        <text x="290" y="86" fontSize="12" className="fill-muted">
          {fileScene.read}
        </text>
        <text x="290" y="110" fontSize="20" className="font-mono">
          {fileScene.pages}
        </text>
      </Step>
      <SceneNote {...fileScene.note} />
    </SceneFrame>
  );
}
