import { ledgerScene } from '#content/landing/use-case-scenes.ts';
import { SceneFrame, SceneNote, Step } from './frame.tsx';

const { columns } = ledgerScene;

export function LedgerScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title={ledgerScene.title} status={ledgerScene.status} alt={alt}>
      <g fontSize="12" className="fill-muted">
        <text x="20" y="76">
          {columns.date}
        </text>
        <text x="76" y="76">
          {columns.line}
        </text>
        <text x="310" y="76" textAnchor="end">
          {columns.amount}
        </text>
        <text x="362" y="76">
          {columns.invoice}
        </text>
      </g>
      {ledgerScene.lines.map(({ date, payee, amount, invoice, held }, row) => {
        const y = 86 + row * 43;
        return (
          <Step key={`${payee}${invoice}`} at={row}>
            {held ? (
              <rect x="12" y={y + 2} width="456" height="39" rx="6" className="fill-signal-wash" />
            ) : (
              <path d={`M20 ${y + 42.5}h440`} className="stroke-line" />
            )}
            <text x="20" y={y + 27} fontSize="12" className="fill-muted font-mono">
              {date}
            </text>
            <text x="76" y={y + 27} className="font-medium">
              {payee}
            </text>
            <text x="310" y={y + 27} textAnchor="end" className="font-mono">
              {amount}
            </text>
            <path
              d={held ? `M330 ${y + 22.5}h18` : `M332 ${y + 22}l5 5 10-10`}
              fill="none"
              strokeWidth="2"
              className={held ? 'stroke-signal' : 'stroke-brand'}
            />
            <text x="362" y={y + 27} fontSize="12" className={held ? 'fill-signal font-medium' : 'font-mono'}>
              {invoice}
            </text>
          </Step>
        );
      })}
      <SceneNote {...ledgerScene.note} />
    </SceneFrame>
  );
}
