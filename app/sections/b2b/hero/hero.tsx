import { CurrentLines } from '#app/components/current-lines.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { b2bHero } from '#content/b2b-hero.ts';
import FlameIcon from '~icons/lucide/flame';
import { LimitedOffer } from './limited-offer.tsx';
import { PipelineBoard } from './pipeline-board.tsx';

export function Hero() {
  return (
    <section className="relative overflow-clip">
      <p className="bg-signal py-2.5 text-small font-semibold text-paper">
        <span className="page-width flex items-center justify-center gap-2.5 text-balance max-sm:justify-start">
          <FlameIcon aria-hidden="true" className="size-4 shrink-0" />
          <span>{b2bHero.hot}</span>
        </span>
      </p>
      <CurrentLines
        seed={21}
        lines={12}
        height={300}
        lit={[5]}
        className="absolute inset-x-0 bottom-0 h-64 w-full"
      />
      <div className="page-width relative pt-8 pb-16 sm:pt-12 lg:pb-24">
        <h1 tabIndex={-1} className="max-w-[19ch] text-display">
          {b2bHero.title}
        </h1>
        <div className="mt-6 grid items-end gap-x-16 gap-y-7 lg:mt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="max-w-[52ch] text-lead text-muted">{b2bHero.lead}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-3">
              <BookingLink variant="gradient" size="lg">
                {b2bHero.book}
              </BookingLink>
              <a
                href="#lead-generation"
                className={buttonClass({ variant: 'outline', size: 'lg', className: 'max-sm:px-4' })}
              >
                {b2bHero.follow}
              </a>
              <p className="text-small text-muted max-nav:basis-full nav:ml-2">{b2bHero.terms}</p>
            </div>
          </div>
          <LimitedOffer text={b2bHero.limited} spots={b2bHero.spots} />
        </div>
        <PipelineBoard />
      </div>
    </section>
  );
}
