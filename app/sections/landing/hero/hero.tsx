import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { WatchDemo } from '#app/features/video/watch-demo.tsx';
import { controlRoom, hero, stats } from '#content/landing/hero.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { HeroChip } from './chip.tsx';
import { ControlRoom } from './control-room.tsx';
import { StatCard } from './stat-card.tsx';

/** The first screen; what proves it stands at its end and comes later. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="overflow-clip pt-6 pb-[calc(var(--section-gap)/2)] lg:pt-14">
      <div className="hero-head page-width">
        <div className="grid justify-items-start gap-4 lg:gap-6">
          <HeroChip>{hero.chip}</HeroChip>
          <h1 tabIndex={-1} className="text-display">
            {hero.headline}
          </h1>
        </div>
        <div className="grid gap-5 lg:gap-6">
          <p className="max-w-[46ch] text-lead text-balance text-muted">{hero.lead}</p>
          <div className="hero-actions">
            <BookingLink size="lg" className="lg:max-nav:px-5">
              {hero.book}
            </BookingLink>
            <WatchDemo
              src={site.video.landing}
              title={hero.film}
              size="lg"
              variant="outline"
              className="max-sm:px-4 lg:max-nav:px-5"
            >
              {hero.watch}
            </WatchDemo>
            <p className="flex basis-full flex-wrap items-center gap-x-5 text-small text-muted">
              {hero.terms}
              <a
                href={PATHS.quiz}
                className={buttonClass({ variant: 'link', size: 'sm', className: 'font-medium' })}
              >
                {hero.quiz}
              </a>
            </p>
          </div>
        </div>
      </div>
      <ControlRoom room={controlRoom} />
      <div className="page-width mt-10 lg:mt-16">
        <ul className="grid grid-cols-2 border-t border-l border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {stats.map((stat) => (
            <StatCard key={stat.label} stat={stat} />
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
