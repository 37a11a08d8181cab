import { CurrentLines } from '#app/components/current-lines.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { ProductCopy } from '#content/product-copy.ts';

type HeroProps = Pick<ProductCopy, 'kicker' | 'title' | 'lead' | 'book' | 'terms'>;

export function Hero({ kicker, title, lead, book, terms }: HeroProps) {
  return (
    <section className="relative overflow-clip">
      <CurrentLines
        seed={30}
        lines={12}
        height={420}
        lit={[2, 6]}
        className="absolute inset-x-0 bottom-0 h-48 w-full"
      />
      <div className="page-width relative pt-8 pb-56 sm:pt-12">
        <p className="font-mono text-small text-muted">{kicker}</p>
        <h1 tabIndex={-1} className="mt-4 max-w-[19ch] text-display">
          {title}
        </h1>
        <p className="mt-6 max-w-[56ch] text-lead text-muted sm:mt-8">{lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <BookingLink variant="gradient" size="lg">
            {book}
          </BookingLink>
          <p className="text-small text-muted">{terms}</p>
        </div>
      </div>
    </section>
  );
}
