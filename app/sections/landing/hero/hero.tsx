import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { WatchDemo } from '#app/features/video/watch-demo.tsx';
import { Island } from '#app/islands/island.tsx';
import { scriptIsland } from '#app/islands/script-island.ts';
import type { controlRoom, hero, Stat } from '#content/landing/hero.ts';
import { pathTo } from '#domain/paths.ts';
import { ControlRoom } from './control-room.tsx';
import { areFiguresLarge, StatCard } from './stat-card.tsx';

type HeroProps = typeof hero & {
  /** Undefined if the site has no film. */
  filmUrl: string | undefined;
  room: typeof controlRoom;
  stats: readonly Stat[];
  children: ReactNode;
};

/** The first screen: what is sold, to whom, when, for how much, and the first step. Then customers and figures. */
export function Hero({ filmUrl, room, stats, children, ...hero }: HeroProps) {
  return (
    <section {...scriptIsland('landing-hero', 'now')} className="hero">
      <div className="hero-head page-width">
        <h1 tabIndex={-1}>{hero.headline}</h1>
        <p className="hero-lead">{hero.lead}</p>
        {hero.price && (
          <p className="hero-price">
            {hero.price} <span>{hero.setup}</span>
          </p>
        )}
        <div className="hero-actions">
          <BookingLink size="lg">{hero.book}</BookingLink>
          {filmUrl && (
            <Island
              name="watch-demo"
              load="intent"
              component={WatchDemo}
              props={{ src: filmUrl, title: hero.film, label: hero.watch, className: 'max-sm:px-4' }}
              className="grid"
            />
          )}
          <a href={pathTo('quiz')} className={buttonClass({ variant: 'link' })}>
            {hero.quiz}
          </a>
        </div>
        <div className="hero-terms">
          <p>{hero.terms}</p>
          <p className="chip">
            {/* On hover the three scattered lines become parallel. */}
            <i />
            <b>{hero.chip}</b> {hero.chipText}
          </p>
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
      </div>
    </section>
  );
}
