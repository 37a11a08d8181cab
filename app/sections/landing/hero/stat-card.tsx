import type { Stat } from '#content/landing/hero.ts';
import { formatNumber } from '#content/language.ts';

/** start-hero.ts makes the value count up. Screen readers get only the final value. */
export function StatCard({ stat }: { stat: Stat }) {
  const { value, decimals = 0, prefix = '', suffix = '' } = stat;
  const number = formatNumber(value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
  const figure = prefix + number + suffix;
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
