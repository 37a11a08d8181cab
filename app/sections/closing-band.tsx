import type { ReactNode } from 'react';
import { CurrentLines } from '#app/components/current-lines.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';

type ClosingBandProps = {
  /** Background drawing: its seed and the highlighted lines. */
  current: { seed: number; lit: number[] };
  title: string;
  lead: string;
  book: string;
  terms: readonly string[];
  /** The second action, beside the booking. */
  children: ReactNode;
  price?: PriceProps | undefined;
  /** Shown at the end of the background lines. */
  outcome?: ReactNode;
};

/** Closing section of a product page: booking, a second action and the terms. */
export function ClosingBand({
  current,
  title,
  lead,
  book,
  terms,
  children,
  price,
  outcome,
}: ClosingBandProps) {
  return (
    <section className="closing-band bg-brand-wash">
      <div className="relative overflow-clip">
        <CurrentLines
          {...current}
          lines={16}
          height={480}
          className={`wash-lines absolute end-0 bottom-0 w-full max-lg:mask-t-from-60% lg:inset-y-0 lg:h-full lg:w-2/5 lg:mask-l-from-50% nav:w-1/2 ${outcome ? 'h-64 max-sm:hidden' : 'h-36 max-sm:h-20'}`}
        />
        <div
          className={`page-width section-gap relative ${outcome ? 'lg:pe-(--card-space)' : 'max-lg:pb-40 max-sm:pb-20'}`}
        >
          <h2 className="max-w-[8.5em] text-display">{title}</h2>
          <p className="mt-6 max-sm:mt-4 max-w-[30.5em] text-lead text-balance text-muted">{lead}</p>
          <div className="mt-9 max-sm:mt-6 flex flex-wrap gap-3 max-sm:[&>a]:grow max-sm:[&>div]:grow">
            <BookingLink size="lg">{book}</BookingLink>
            {children}
          </div>
          <ul className="mt-6 max-sm:mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          {outcome && (
            <div className="flex items-center max-lg:mt-12 max-lg:justify-end max-sm:hidden lg:absolute lg:inset-y-0 lg:end-(--gutter) print:hidden">
              {outcome}
            </div>
          )}
        </div>
      </div>
      {price && <Price {...price} />}
    </section>
  );
}

type PriceProps = {
  figures: readonly {
    amount: string;
    label: string;
    /** The price without the offer, struck through. */
    regular?: { label: string; amount: string };
  }[];
  /** The question in the FAQ that explains the price, and its link. */
  question: string;
  href: string;
};

function Price({ figures, question, href }: PriceProps) {
  return (
    <div className="page-width">
      <div className="grid gap-x-12 gap-y-2 border-t border-ink/15 py-8 max-sm:py-6 md:grid-cols-2 lg:grid-cols-3 lg:py-10">
        <dl className="grid gap-x-12 gap-y-5 md:col-span-2 md:row-span-2 md:grid-cols-subgrid md:grid-rows-subgrid md:gap-y-2">
          {figures.map(({ amount, label, regular }) => (
            <div
              key={label}
              className="grid content-start gap-y-1 md:row-span-2 md:grid-rows-subgrid md:gap-y-2"
            >
              <dt className="row-start-2 max-w-[27em] text-small text-balance text-muted">{label}</dt>
              <dd className="row-start-1 flex flex-wrap items-baseline gap-x-3 self-end">
                <span className={`font-display text-quote ${regular ? 'text-brand' : ''}`}>{amount}</span>
                {regular && (
                  <span className="text-muted">
                    {regular.label} <s className="decoration-signal">{regular.amount}</s>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <a
          href={href}
          className="link-line w-fit self-start py-1 text-small font-semibold text-balance hover:text-brand max-lg:mt-4 lg:col-start-3 lg:row-start-2 lg:-mt-1"
        >
          {question}
        </a>
      </div>
    </div>
  );
}
