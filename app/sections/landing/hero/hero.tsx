import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { WatchDemo } from '#app/features/video/watch-demo.tsx';
import { controlRoom, customers, hero, stats } from '#content/landing/hero.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { HeroChip } from './chip.tsx';
import { ControlRoom } from './control-room/control-room.tsx';
import { HeroProof } from './proof.tsx';
import { StatCard } from './stat-card.tsx';

export function Hero() {
  return (
    <section className="overflow-clip pt-6 pb-(--section-gap) lg:pt-14">
      <div className="page-width grid grid-cols-1 items-end gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] nav:gap-x-16 nav:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid justify-items-start gap-4 lg:gap-6">
          <HeroChip>{hero.chip}</HeroChip>
          <h1 tabIndex={-1} className="text-display">
            {hero.headline}
          </h1>
        </div>
        <div className="grid gap-5 lg:gap-6">
          <p className="max-w-[46ch] text-lead text-balance text-muted">{hero.lead}</p>
          <div className="grid gap-x-3 min-[22.5rem]:grid-cols-[1fr_auto] gap-y-2 sm:justify-start sm:grid-cols-[auto_auto]">
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
            <p className="col-span-full flex flex-wrap items-center gap-x-5 text-small text-muted">
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
        <HeroProof claim={customers.claim} names={customers.names} />
      </div>
    </section>
  );
}
