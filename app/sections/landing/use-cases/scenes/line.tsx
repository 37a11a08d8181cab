import { lineScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, Step } from './frame.tsx';

const READINGS = [318, 315, 319, 314, 317, 313, 316, 309, 313, 306, 308, 299, 303, 292, 294, 281];
const trace = READINGS.map((y, i) => `${i === 0 ? 'M' : 'L'}${20 + i * 19} ${y - 12}`).join('');

export function LineScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title={lineScene.title} status={lineScene.status} alt={alt}>
      <path d="M20 115.5h440" strokeWidth="2" className="stroke-line" />
      {lineScene.stations.map(({ name, rate, warm }, i) => {
        const x = 20 + i * 114;
        return (
          <Step key={name} at={i}>
            <rect
              x={x}
              y="80"
              width="98"
              height="72"
              rx="8"
              strokeWidth="1.5"
              className={warm ? 'fill-signal-wash stroke-signal' : 'fill-surface stroke-control-line'}
            />
            <text x={x + 12} y="108" className="font-medium">
              {name}
            </text>
            <text x={x + 12} y="134" className="fill-muted font-mono">
              {rate}
            </text>
            <circle cx={x + 82} cy="96" r="4.5" className={warm ? 'fill-signal' : 'fill-brand'} />
          </Step>
        );
      })}
      <text x="20" y="192" className="font-medium">
        {lineScene.reading}
      </text>
      <text x="460" y="192" textAnchor="end" fontSize="12" className="fill-muted font-mono">
        {lineScene.unit}
      </text>
      <path d="M20 232.5h440" strokeDasharray="5 4" className="stroke-danger" />
      <text x="20" y="224" fontSize="12" className="fill-danger">
        {lineScene.limit}
      </text>
      <path d="M20 334.5h440M20 283.5h440" className="stroke-line" />
      <Step at={3}>
        <path d={trace} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-ink" />
      </Step>
      <Step at={4.5}>
        <path
          d="M305 269C345 258 385 245 430 233"
          fill="none"
          strokeWidth="2"
          strokeDasharray="2 5"
          className="stroke-signal"
        />
        <circle cx="305" cy="269" r="5" className="fill-signal" />
        <text x="460" y="303" textAnchor="end" fontSize="12" className="fill-signal font-medium">
          {lineScene.forecast}
        </text>
      </Step>
      <SceneNote {...lineScene.note} />
    </SceneFrame>
  );
}
