import { financeMatch } from '#content/landing/services.ts';
import CheckIcon from '~icons/lucide/check';

const { invoice, ledger, stamp, rows } = financeMatch;

/** Invoice and ledger entry move together. Then the last row gets its note. */
export function FinanceMatch() {
  return (
    <div className="finance">
      <div className="pair">
        {[invoice, ledger].map(({ label, number, party, amount }) => (
          <div key={label} className="drift paired">
            <p>
              {label}
              <span>{number}</span>
            </p>
            <p>{party}</p>
            <p>{amount}</p>
          </div>
        ))}
        <b className="step">
          <CheckIcon aria-hidden="true" />
          {stamp}
        </b>
      </div>
      <ul>
        {rows.map(({ number, party, amount, note, open: isOpen }, i) => (
          <li key={number} className="ledger-row">
            <span>{number}</span>
            <span>{party}</span>
            <span>{amount}</span>
            <b
              className={
                `${i === rows.length - 1 ? 'step' : ''} ${isOpen ? 'text-wait' : ''}`.trim() || undefined
              }
            >
              {note}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
