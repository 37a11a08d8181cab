import { ledgerScene as copy } from '#content/landing/use-case-scenes.ts';
import CheckIcon from '~icons/lucide/check';
import MinusIcon from '~icons/lucide/minus';
import { SceneFrame, Step } from './frame.tsx';

/** On phones the day is hidden and the invoice is below the payee. */
const rowClass =
  'mx-3 grid grid-cols-[1fr_auto_1rem] content-center items-center gap-x-3 px-2 text-small sm:grid-cols-[2.5rem_1fr_auto_1rem_6rem] sm:gap-x-4';

export function LedgerScene({ alt }: { alt: string }) {
  const { columns } = copy;
  return (
    <SceneFrame {...copy} alt={alt}>
      <div className="grid grow auto-rows-fr grid-rows-[auto] pt-3 pb-2">
        <p className={`${rowClass} border-b border-line pb-2 text-tiny! text-muted`}>
          <span className="max-sm:hidden">{columns.date}</span>
          <span>{columns.line}</span>
          <span>{columns.amount}</span>
          <span className="col-start-5 max-sm:hidden">{columns.invoice}</span>
        </p>
        {copy.lines.map(({ date, payee, amount, invoice, held: isHeld }, row) => (
          <Step
            key={`${payee}${invoice}`}
            at={row}
            className={`${rowClass} py-1.5 sm:py-2.5 ${isHeld ? 'rounded-control bg-signal-wash' : 'border-b border-line last:border-0'}`}
          >
            <span className="font-mono text-tiny text-muted max-sm:hidden">{date}</span>
            <span className="font-medium">{payee}</span>
            <span className="font-mono text-tiny">{amount}</span>
            {isHeld ? (
              <MinusIcon aria-hidden="true" className="size-4 text-signal" />
            ) : (
              <CheckIcon aria-hidden="true" className="size-4 text-brand" />
            )}
            <span
              className={`text-tiny max-sm:col-start-1 max-sm:row-start-2 ${isHeld ? 'font-medium text-signal' : 'font-mono'}`}
            >
              {invoice}
            </span>
          </Step>
        ))}
      </div>
    </SceneFrame>
  );
}
