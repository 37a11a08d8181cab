import type { ReactNode } from 'react';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { ProductCopy } from '#content/product-copy.ts';
import { HeroFrame } from './hero-frame.tsx';

type HeroProps = Pick<ProductCopy, 'kicker' | 'title' | 'lead' | 'book' | 'terms'> & { children: ReactNode };

export function Hero({ kicker, title, lead, book, terms, children }: HeroProps) {
  return (
    <HeroFrame
      current={{ seed: 30, height: 420, lit: [2, 6], className: 'h-48' }}
      kicker={<p className="font-mono text-small text-muted">{kicker}</p>}
      title={title}
      titleClass="mt-4 max-w-[11.5em]"
    >
      <p className="mt-6 max-w-[37em] text-lead text-muted sm:mt-8">{lead}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <BookingLink size="lg">{book}</BookingLink>
        <p className="text-small text-muted">{terms}</p>
      </div>
      {children ? <div className="mt-10">{children}</div> : <div aria-hidden="true" className="h-32" />}
    </HeroFrame>
  );
}
