import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { HeroFrame } from '#app/sections/product/hero-frame.tsx';
import { b2bHero } from '#content/b2b-hero.ts';
import FlameIcon from '~icons/lucide/flame';
import { PipelineBoard } from './pipeline-board.tsx';

export function Hero() {
  return (
    <HeroFrame
      current={{ seed: 21, height: 300, lit: [5], className: 'h-64' }}
      kicker={
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small max-sm:text-tiny">
          <span className="font-semibold text-signal">
            <FlameIcon aria-hidden="true" className="mr-2 inline size-4 align-[-0.15em]" />
            {b2bHero.hot}
          </span>
          <span className="text-muted">{b2bHero.limited}</span>
        </p>
      }
      title={b2bHero.title}
      titleClass="mt-5 max-w-[19ch]"
    >
      <p className="mt-6 max-w-[60ch] text-lead text-muted lg:mt-8">{b2bHero.lead}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <BookingLink variant="gradient" size="lg">
          {b2bHero.book}
        </BookingLink>
        <a
          href="#lead-generation"
          className={buttonClass({ variant: 'outline', size: 'lg', className: 'bg-paper max-sm:px-4' })}
        >
          {b2bHero.follow}
        </a>
        <p className="text-small text-muted max-sm:basis-full sm:ml-2">{b2bHero.terms}</p>
      </div>
      <PipelineBoard />
    </HeroFrame>
  );
}
