import { formatFigure, type Stat } from '#content/landing/hero.ts';

/** True for one or two short figures. They are large, with their labels beside them. */
export const areFiguresLarge = (stats: readonly Stat[]): boolean =>
  stats.length < 3 && stats.every((stat) => formatFigure(stat).length < 6);

/** start-hero.ts makes the value count up. Screen readers get only the final value. */
export function StatCard({ stat }: { stat: Stat }) {
  const figure = formatFigure(stat);
  return (
    <li className="stat">
      <p className="stat-figure">
        <span className="sr-only">{figure}</span>
        <span aria-hidden="true" data-figure="">
          {figure}
        </span>
      </p>
      <p className="stat-label">{stat.label}</p>
      {stat.measured && <p className="measured">{stat.measured}</p>}
    </li>
  );
}
