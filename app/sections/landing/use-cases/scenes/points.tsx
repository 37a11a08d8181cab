import type { UseCase } from '#content/landing/use-cases.ts';
import { SceneFrame, Step } from './frame.tsx';

const FIRST_ROW = 92;
const ROW = 58;

/** Lines of work that come in scattered and leave in order, one for each point. */
const channel = (row: number, rows: number) => {
  const y = FIRST_ROW + row * ROW;
  const start = 60 + ((row * 2 + 1) % Math.max(rows, 1)) * ROW;
  return `M1 ${start}C30 ${start} 24 ${y} 52 ${y}`;
};

/** For a use case without a drawing of its own: what the agents do there, point by point. */
export function PointsScene({ useCase }: { useCase: UseCase }) {
  const { industry, title, bulletPoints, keyMetric1Value, keyMetric1Label } = useCase;
  return (
    <SceneFrame title={industry} status="" alt={useCase.imageAlt ?? title}>
      {bulletPoints.map((point, row) => {
        const y = FIRST_ROW + row * ROW;
        return (
          <Step key={point} at={row}>
            <path
              d={channel(row, bulletPoints.length)}
              fill="none"
              strokeWidth="1.5"
              className="stroke-line"
            />
            <circle cx="64" cy={y} r="12" className="fill-brand-wash" />
            <path d={`M58 ${y}l4.5 4.5 8-9`} fill="none" strokeWidth="2" className="stroke-brand" />
            <text x="92" y={y + 5} fontSize="14">
              {point}
            </text>
          </Step>
        );
      })}
      <Step at={bulletPoints.length}>
        <path d="M1 318h478v67a14 14 0 0 1-14 14H15a14 14 0 0 1-14-14z" className="fill-brand-wash" />
        <text x="20" y="372" fontSize="36" className="fill-brand font-display">
          {keyMetric1Value}
        </text>
        <text x="460" y="370" textAnchor="end" fontSize="14" className="font-medium">
          {keyMetric1Label}
        </text>
      </Step>
    </SceneFrame>
  );
}
