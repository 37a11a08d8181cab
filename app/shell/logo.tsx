import { useId } from 'react';
import { site } from '#content/site.ts';
import { MARK } from '#drawing/mark.ts';

const { size, paddle, angles, hub, channel } = MARK;

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--mark-from)" />
          <stop offset="1" stopColor="var(--mark-to)" />
        </linearGradient>
        <mask id={`${id}m`}>
          <g fill="#fff">
            {angles.map((angle) => (
              <rect key={angle} {...paddle} transform={`rotate(${angle} ${hub.cx} ${hub.cy})`} />
            ))}
            <circle {...hub} />
          </g>
          <path {...channel} stroke="#000" fill="none" />
        </mask>
      </defs>
      <rect width={size} height={size} fill={`url(#${id}g)`} mask={`url(#${id}m)`} />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display text-[1.375rem] leading-none tracking-tight">{site.name}</span>
    </span>
  );
}
