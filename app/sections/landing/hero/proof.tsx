type HeroProofProps = { claim: string; names: readonly string[] };

export function HeroProof({ claim, names }: HeroProofProps) {
  return (
    <div className="mt-8 grid gap-x-12 gap-y-4 lg:grid-cols-[auto_1fr] lg:items-baseline">
      <p className="text-small text-muted">{claim}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 sm:justify-between sm:gap-x-4 font-display text-lead text-muted nav:text-h3">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
