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
  /** The price, with a link to the answer that explains it. Every second part is an amount. */
  price?: { parts: readonly string[]; question: string; href: string } | undefined;
  /** Shown at the end of the background lines, on wide screens. */
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
    <section className="closing-band relative overflow-clip bg-brand-wash">
      <CurrentLines
        {...current}
        lines={16}
        height={480}
        className="wash-lines absolute end-0 bottom-0 h-36 w-full max-lg:mask-t-from-60% lg:inset-y-0 lg:h-full lg:w-1/2 lg:mask-l-from-50%"
      />
      <div className="page-width section-gap relative max-lg:pb-40">
        <h2 className="max-w-[8.5em] text-display">{title}</h2>
        <p className="mt-6 max-w-[30.5em] text-lead text-balance text-muted">{lead}</p>
        <div className="mt-9 flex flex-wrap gap-3 max-sm:[&>a]:grow max-sm:[&>div]:grow">
          <BookingLink size="lg">{book}</BookingLink>
          {children}
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {price && (
          <p className="mt-7 max-w-[32em] border-t border-ink/15 pt-5 text-balance text-muted">
            {price.parts.map((part, i) =>
              i % 2 ? (
                <b key={part} className="font-semibold text-ink">
                  {part}
                </b>
              ) : (
                part
              ),
            )}{' '}
            <a
              href={price.href}
              className="link-line mt-2 flex min-h-6 w-fit text-small font-semibold text-ink hover:text-brand"
            >
              {price.question}
            </a>
          </p>
        )}
        {outcome && (
          <div className="absolute inset-y-0 end-(--gutter) grid content-center max-nav:hidden print:hidden">
            {outcome}
          </div>
        )}
      </div>
    </section>
  );
}
