import { useId } from 'react';
import { site } from '#content/site.ts';

const PADDLES = Array.from({ length: 8 }, (_, i) => i * 45);

/** The mark: a wheel of eight paddles, cut by the channel that turns it. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--mark-from)" />
          <stop offset="1" stopColor="var(--mark-to)" />
        </linearGradient>
        <mask id={`${id}m`}>
          <rect width="32" height="32" fill="#fff" />
          <path
            d="M-1 22.5c4-3.4 7.2-3.4 11 0s7 3.4 11 0 7.5-3.4 12 0"
            stroke="#000"
            strokeWidth="2.6"
            fill="none"
          />
        </mask>
      </defs>
      <g fill={`url(#${id}g)`} mask={`url(#${id}m)`}>
        {PADDLES.map((angle) => (
          <rect
            key={angle}
            x="14.1"
            y="1"
            width="3.8"
            height="9.4"
            rx="1.9"
            transform={`rotate(${angle} 16 16)`}
          />
        ))}
        <circle cx="16" cy="16" r="3" />
      </g>
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
