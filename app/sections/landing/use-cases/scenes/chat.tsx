import { SceneFrame, SceneNote, Step } from './frame.tsx';

const PARCEL = [
  { x: 186, label: 'Packed', done: true },
  { x: 258, label: 'Sent', done: true },
  { x: 330, label: 'In transit', done: true },
  { x: 416, label: 'Delivered', done: false },
];

export function ChatScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title="Order 40-1187" status="answered in 4 s" alt={alt}>
      <Step at={0}>
        <path
          d="M20 80a12 12 0 0 1 12-12h258a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H20z"
          className="fill-raised"
        />
        <text x="36" y="93">
          Hi, where is my lamp? I am away Friday.
        </text>
        <text x="20" y="127" fontSize="12" className="fill-muted font-mono">
          20:41:07
        </text>
      </Step>
      <Step at={1.5}>
        <path
          d="M148 152a12 12 0 0 1 12-12h288a12 12 0 0 1 12 12v118H160a12 12 0 0 1-12-12z"
          className="fill-brand-wash"
        />
        <text x="166" y="167">
          It left Porto this morning. I can move the
        </text>
        <text x="166" y="186">
          delivery to Saturday, 9 to 12. Shall I?
        </text>
        <path d="M186 222h230" strokeWidth="2" className="stroke-control-line" />
        <path d="M186 222h144" strokeWidth="2" className="stroke-brand" />
        {PARCEL.map(({ x, label, done }) => (
          <g key={label}>
            <circle
              cx={x}
              cy="222"
              r="5"
              strokeWidth="1.5"
              className={done ? 'fill-brand stroke-brand' : 'fill-surface stroke-control-line'}
            />
            <text x={x} y="249" textAnchor="middle" fontSize="12" className={done ? undefined : 'fill-muted'}>
              {label}
            </text>
          </g>
        ))}
        <text x="460" y="289" textAnchor="end" fontSize="12" className="fill-muted font-mono">
          20:41:11
        </text>
      </Step>
      <Step at={3.5}>
        <path
          d="M20 308a12 12 0 0 1 12-12h92a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H20z"
          className="fill-raised"
        />
        <text x="36" y="321">
          Yes, perfect.
        </text>
      </Step>
      <SceneNote time="20:42">Moved to Saturday, driver and customer told.</SceneNote>
    </SceneFrame>
  );
}
