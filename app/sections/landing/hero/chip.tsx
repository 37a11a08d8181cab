/** On hover its three scattered lines become parallel. */
export function HeroChip({ children }: { children: string }) {
  return (
    <span className="chip">
      <svg viewBox="0 0 16 16" className="size-4 overflow-visible" strokeWidth="1.5" aria-hidden="true">
        <path d="M1 4h14" />
        <path d="M1 8h14" />
        <path d="M1 12h14" />
      </svg>
      {children}
    </span>
  );
}
