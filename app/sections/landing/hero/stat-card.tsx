import type { Stat } from '#content/landing/hero.ts';
import { formatNumber } from '#content/language.ts';

const figureOf = ({ value, decimals = 0, prefix = '', suffix = '' }: Stat): string => {
  const number = formatNumber(value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
  return prefix + number + suffix;
};

/** Two short figures have room to be large, with their words beside them. */
export const areLarge = (stats: readonly Stat[]): boolean =>
  stats.length < 3 && stats.every((stat) => figureOf(stat).length < 6);

/** start-hero.ts makes the value count up. Screen readers get only the final value. */
export function StatCard({ stat }: { stat: Stat }) {
  const figure = figureOf(stat);
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
