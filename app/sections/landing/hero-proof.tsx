type HeroProofProps = { claim: string; names: readonly string[] };

export function HeroProof({ claim, names }: HeroProofProps) {
  return (
    <div className="mt-8 grid gap-x-12 gap-y-4 lg:grid-cols-[auto_1fr] lg:items-baseline">
      <p className="text-small text-muted">{claim}</p>
      <ul className="flex flex-wrap gap-x-8 gap-y-2 font-display text-lead text-muted nav:text-h3 lg:justify-between">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
