import { chatScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, Step } from './frame.tsx';

/** Where the stations of the parcel stand. */
const STATIONS = [186, 258, 330, 416];

export function ChatScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title={chatScene.title} status={chatScene.status} alt={alt}>
      <Step at={0}>
        <path
          d="M20 80a12 12 0 0 1 12-12h258a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H20z"
          className="fill-raised"
        />
        <text x="36" y="93">
          {chatScene.question.text}
        </text>
        <text x="20" y="127" fontSize="12" className="fill-muted font-mono">
          {chatScene.question.time}
        </text>
      </Step>
      <Step at={1.5}>
        <path
          d="M148 152a12 12 0 0 1 12-12h288a12 12 0 0 1 12 12v118H160a12 12 0 0 1-12-12z"
          className="fill-brand-wash"
        />
        {chatScene.answer.lines.map((line, row) => (
          <text key={line} x="166" y={167 + row * 19}>
            {line}
          </text>
        ))}
        <path d="M186 222h230" strokeWidth="2" className="stroke-control-line" />
        <path d="M186 222h144" strokeWidth="2" className="stroke-brand" />
        {chatScene.parcel.map(({ label, done }, i) => (
          <g key={label}>
            <circle
              cx={STATIONS[i]}
              cy="222"
              r="5"
              strokeWidth="1.5"
              className={done ? 'fill-brand stroke-brand' : 'fill-surface stroke-control-line'}
            />
            <text
              x={STATIONS[i]}
              y="249"
              textAnchor="middle"
              fontSize="12"
              className={done ? undefined : 'fill-muted'}
            >
              {label}
            </text>
          </g>
        ))}
        <text x="460" y="289" textAnchor="end" fontSize="12" className="fill-muted font-mono">
          {chatScene.answer.time}
        </text>
      </Step>
      <Step at={3.5}>
        <path
          d="M20 308a12 12 0 0 1 12-12h92a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H20z"
          className="fill-raised"
        />
        <text x="36" y="321">
          {chatScene.thanks}
        </text>
      </Step>
      <SceneNote {...chatScene.note} />
    </SceneFrame>
  );
}
