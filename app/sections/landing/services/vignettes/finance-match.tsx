import { at } from '#app/components/scene.tsx';
import type { financeMatch } from '#content/landing/services.ts';
import CheckIcon from '~icons/lucide/check';

type Match = typeof financeMatch;

type HalfProps = { side: Match['invoice'] | Match['ledger']; move: number };

function Half({ side, move }: HalfProps) {
  return (
    <div className="drift paired" style={at(500, `translateX(${move}px)`)}>
      <p className="flex justify-between gap-3 text-tiny whitespace-nowrap text-muted">
        {side.label}
        <span className="font-mono">{side.number}</span>
      </p>
      <p className="mt-3 text-small">{side.party}</p>
      <p className="mt-auto pt-1 font-mono text-lead">{side.amount}</p>
    </div>
  );
}

/** Invoice and ledger line snap together. */
export function FinanceMatch({ invoice, ledger, stamp, rows }: Match) {
  return (
    <div className="grid content-center gap-6">
      <div className="pair">
        <Half side={invoice} move={-18} />
        <Half side={ledger} move={18} />
        <span
          className="step absolute top-0 left-1/2 inline-flex -translate-1/2 items-center gap-1 rounded-full bg-brand px-2.5 py-0.5 text-tiny font-semibold text-brand-ink"
          style={at(1000, 'scale(1.4)')}
        >
          <CheckIcon aria-hidden="true" className="size-3.5" />
          {stamp}
        </span>
      </div>
      <ul className="text-small">
        {rows.map(({ number, party, amount, note, open }, i) => (
          <li key={number} className="ledger-row">
            <span className="font-mono text-tiny text-muted @max-md:row-start-2">{number}</span>
            <span>{party}</span>
            <span className="text-end font-mono text-tiny @max-md:row-start-2">{amount}</span>
            <span
              className={`step text-end text-tiny font-semibold ${open ? 'text-wait' : 'text-brand'}`}
              style={at(1700 + i * 700)}
            >
              {note}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
