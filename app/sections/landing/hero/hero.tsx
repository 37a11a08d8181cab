import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { WatchDemo } from '#app/features/video/watch-demo.tsx';
import { Island } from '#app/islands/island.tsx';
import { scriptIsland } from '#app/islands/script-island.ts';
import { type controlRoom, formatFigure, type hero, type Stat } from '#content/landing/hero.ts';
import { pathTo } from '#domain/paths.ts';
import { ControlRoom } from './control-room.tsx';

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
        <p className="max-w-[44em] text-lead text-balance text-muted max-sm:leading-snug">{hero.lead}</p>
        {hero.price && (
          <p className="text-[1.125rem] leading-snug font-semibold">
            {hero.price} <span className="block text-small font-normal text-muted">{hero.setup}</span>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 max-sm:w-full sm:gap-x-6">
          <BookingLink size="lg" className="max-sm:w-full">
            {hero.book}
          </BookingLink>
          {filmUrl && (
            <Island
              name="watch-demo"
              load="intent"
              component={WatchDemo}
              props={{ src: filmUrl, title: hero.film, label: hero.watch, className: 'max-sm:px-4' }}
              className="grid"
            />
          )}
          <a
            href={pathTo('quiz')}
            className={buttonClass({ variant: 'link', className: 'max-sm:text-small' })}
          >
            {hero.quiz}
          </a>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-muted">
          <p>{hero.terms}</p>
          <p className="chip">
            {/* On hover the three scattered lines become parallel. */}
            <i />
            <b className="me-1 font-semibold text-ink">{hero.chip}</b> {hero.chipText}
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

/** True for one or two short figures. They are large, with their labels beside them. */
const areFiguresLarge = (stats: readonly Stat[]): boolean =>
  stats.length < 3 && stats.every((stat) => formatFigure(stat).length < 6);

/** start-hero.ts makes the value count up. Screen readers get only the final value. */
function StatCard({ stat }: { stat: Stat }) {
  const figure = formatFigure(stat);
  return (
    <li className="stat">
      <p className="stat-figure">
        <span className="sr-only">{figure}</span>
        <span aria-hidden="true" data-figure="">
          {figure}
        </span>
      </p>
      <p className="stat-label max-w-[24em] sm:text-balance">{stat.label}</p>
      {stat.measured && <p className="text-small text-muted">{stat.measured}</p>}
    </li>
  );
}
