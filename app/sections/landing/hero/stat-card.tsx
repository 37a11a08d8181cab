import { useRef } from 'react';
import { useSeen } from '#app/components/use-seen.ts';
import type { Stat } from '#content/landing/hero.ts';
import { useCount } from './use-count.ts';

/** Counts once when first seen and again under the pointer. Screen readers get the final value only. */
export function StatCard({ stat }: { stat: Stat }) {
  const card = useRef<HTMLLIElement>(null);
  const seen = useSeen(card, 0.6) === 'seen';
  const { value, decimals = 0, prefix = '', suffix = '' } = stat;
  const { shown, count } = useCount(value, decimals, seen);
  return (
    <li ref={card} onPointerEnter={count} className="stat">
      <p className="stat-figure">
        <span className="sr-only">{prefix + value.toFixed(decimals) + suffix}</span>
        <span aria-hidden="true" data-figure="">
          {prefix + shown + suffix}
        </span>
      </p>
      <p className="stat-label">{stat.label}</p>
      {stat.measured && <p className="measured">{stat.measured}</p>}
    </li>
  );
}
