import { wardScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, Step } from './frame.tsx';

const LEFT = 128;
const HOUR = 20;
const at = (hour: number) => LEFT + (hour - 6) * HOUR;

const barClass = {
  plain: 'fill-raised',
  gap: 'fill-transparent stroke-signal',
  cover: 'fill-brand',
};

export function WardScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title={wardScene.title} status={wardScene.status} alt={alt}>
      {[6, 10, 14, 18, 22].map((hour) => (
        <g key={hour}>
          <text x={at(hour)} y="76" textAnchor="middle" fontSize="12" className="fill-muted font-mono">
            {String(hour).padStart(2, '0')}
          </text>
          <path d={`M${at(hour)}.5 86v256`} className="stroke-line" strokeDasharray="2 4" />
        </g>
      ))}
      {wardScene.shifts.map((shift, row) => {
        const y = 88 + row * 51;
        const state = 'state' in shift ? shift.state : 'plain';
        return (
          <Step key={shift.name} at={row}>
            <text x="20" y={y + 18} className="font-medium">
              {shift.name}
            </text>
            <text x="20" y={y + 35} fontSize="12" className={state === 'gap' ? 'fill-signal' : 'fill-muted'}>
              {shift.role}
            </text>
            <rect
              x={at(shift.from)}
              y={y + 5}
              width={(shift.to - shift.from) * HOUR}
              height="32"
              rx="6"
              strokeWidth="1.5"
              strokeDasharray={state === 'gap' ? '5 4' : undefined}
              className={barClass[state]}
            />
            <text
              x={at(shift.from) + 12}
              y={y + 26}
              fontSize="12"
              className={`font-mono ${state === 'cover' ? 'fill-brand-ink' : state === 'gap' ? 'fill-signal' : 'fill-muted'}`}
            >
              {state === 'cover'
                ? wardScene.cover
                : state === 'gap'
                  ? wardScene.gap
                  : wardScene.hours(shift.to - shift.from)}
            </text>
          </Step>
        );
      })}
      <SceneNote {...wardScene.note} />
    </SceneFrame>
  );
}
