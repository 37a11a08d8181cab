import { SceneFrame, SceneNote, Step } from './frame.tsx';

const LINES = [
  { date: 'Mon', payee: 'Marlow Paper', amount: '1,240.00', invoice: 'INV-5120' },
  { date: 'Mon', payee: 'Voltside Energy', amount: '8,914.75', invoice: 'INV-0478' },
  { date: 'Tue', payee: 'Kestrel Couriers', amount: '612.40', invoice: 'INV-1130' },
  { date: 'Tue', payee: 'Kestrel Couriers', amount: '612.40', invoice: 'billed twice', held: true },
  { date: 'Wed', payee: 'Rowan Hosting', amount: '2,076.00', invoice: 'INV-8802' },
  { date: 'Wed', payee: 'Bayer & Lund', amount: '14,300.00', invoice: 'INV-0316' },
];

export function LedgerScene({ alt }: { alt: string }) {
  return (
    <SceneFrame title="Bank and invoices" status="5 of 6 matched" alt={alt}>
      <g fontSize="12" className="fill-muted">
        <text x="20" y="76">
          Date
        </text>
        <text x="76" y="76">
          Bank line
        </text>
        <text x="310" y="76" textAnchor="end">
          Amount
        </text>
        <text x="362" y="76">
          Invoice
        </text>
      </g>
      {LINES.map(({ date, payee, amount, invoice, held }, row) => {
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
      <SceneNote time="02:10">One invoice held and sent to Accounts Payable.</SceneNote>
    </SceneFrame>
  );
}
