import type { ReactNode } from 'react';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { WatchDemo } from '#app/features/video/watch-demo.tsx';
import { Island } from '#app/islands/island.tsx';
import { scriptIsland } from '#app/islands/script-island.ts';
import type { controlRoom, hero, Stat } from '#content/landing/hero.ts';
import { pathTo } from '#domain/paths.ts';
import { HeroChip } from './chip.tsx';
import { ControlRoom } from './control-room.tsx';
import { areFiguresLarge, StatCard } from './stat-card.tsx';

type HeroProps = typeof hero & {
  /** Undefined if the site has no film. */
  filmUrl: string | undefined;
  room: typeof controlRoom;
  stats: readonly Stat[];
  children: ReactNode;
};

/** The first screen, then a table of customers and figures. */
export function Hero({ filmUrl, room, stats, children, ...hero }: HeroProps) {
  return (
    <section {...scriptIsland('landing-hero', 'now')} className="hero">
      <div className="hero-head page-width">
        <div>
          <HeroChip>{hero.chip}</HeroChip>
          <h1 tabIndex={-1} className="text-display">
            {hero.headline}
          </h1>
        </div>
        <div>
          <p className="hero-lead">{hero.lead}</p>
          <div className="hero-actions">
            <BookingLink size="lg" className="md:max-nav:px-5">
              {hero.book}
            </BookingLink>
            {filmUrl && (
              <Island
                name="watch-demo"
                load="intent"
                component={WatchDemo}
                props={{
                  src: filmUrl,
                  title: hero.film,
                  label: hero.watch,
                  className: 'max-sm:px-4 md:max-nav:px-5',
                }}
                className="grid"
              />
            )}
            <p>{hero.terms}</p>
          </div>
        </div>
      </div>
      <ControlRoom room={room} />
      <div className="page-width">
        {children}
        <ul className={areFiguresLarge(stats) ? 'stats stats-large' : 'stats'}>
          {stats.map((stat) => (
            <StatCard key={stat.label} stat={stat} />
          ))}
        </ul>
        <a href={pathTo('quiz')} className="hero-quiz">
          {hero.quiz}
        </a>
      </div>
    </section>
  );
}
