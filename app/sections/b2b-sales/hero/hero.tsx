import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { HeroFrame } from '#app/sections/product/hero-frame.tsx';
import type { b2bSalesHero } from '#content/b2b-sales/b2b-sales-hero.ts';
import FlameIcon from '~icons/lucide/flame';
import { PipelineBoard, type PipelineBoardProps } from './pipeline-board.tsx';

type HeroProps = typeof b2bSalesHero & { board: PipelineBoardProps };

export function Hero({ hot, limited, title, lead, book, follow, price, terms, board }: HeroProps) {
  return (
    <HeroFrame
      current={{ seed: 21, height: 300, lit: [5], className: 'h-64' }}
      kicker={
        <p className="relative flex flex-wrap gap-x-3 gap-y-0.5 ps-6 text-small text-balance text-muted max-sm:text-note">
          <FlameIcon aria-hidden="true" className="absolute start-0 top-[0.1em] size-4 text-signal" />
          <span className="text-ink">{hot}</span>{' '}
          <span>
            {/* The bullet stays between the words beside it. */}
            {limited.split(/(\S+ • \S+)/).map((part) =>
              part.includes(' • ') ? (
                <span key={part} className="whitespace-nowrap">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </span>
        </p>
      }
      title={title}
      titleClass="mt-5 max-w-[11.5em]"
    >
      <p className="mt-6 max-w-[40em] text-lead text-balance text-muted lg:mt-8">{lead}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:[&>a]:grow max-sm:[&>div]:grow">
        <BookingLink size="lg">{book}</BookingLink>
        <a
          href="#lead-generation"
          className={buttonClass({ variant: 'outline', size: 'lg', className: 'bg-paper max-sm:px-4' })}
        >
          {follow}
        </a>
        <p className="basis-full text-small text-balance text-muted">
          <span className="block">{price}</span> {terms}
        </p>
      </div>
      <PipelineBoard {...board} />
    </HeroFrame>
  );
}
