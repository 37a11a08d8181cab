const LINES = [
  { y: 4, scattered: '[transform:translateX(-2px)_rotate(-9deg)]' },
  { y: 8, scattered: '[transform:translateX(3px)_rotate(6deg)]' },
  { y: 12, scattered: '[transform:translateX(-1px)_rotate(-4deg)]' },
];

/** Under the pointer its three scattered lines fall into order. */
export function HeroChip({ children }: { children: string }) {
  return (
    <span className="group inline-flex items-center gap-2.5 rounded-full border border-line bg-surface py-1 pr-3.5 pl-2.5 text-small font-medium transition-colors duration-150 hover:border-brand hover:bg-brand-wash hover:text-brand">
      <svg viewBox="0 0 16 16" className="size-4 overflow-visible" aria-hidden="true">
        {LINES.map(({ y, scattered }) => (
          <path
            key={y}
            d={`M1 ${y}h14`}
            stroke="var(--brand)"
            strokeWidth="1.5"
            className={`origin-center transition-transform duration-200 ease-current ${scattered} group-hover:transform-none`}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
