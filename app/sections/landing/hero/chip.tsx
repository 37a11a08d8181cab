/** On hover its three scattered lines become parallel. */
export function HeroChip({ children }: { children: string }) {
  return (
    <span className="chip">
      <i />
      <i />
      <i />
      {children}
    </span>
  );
}
