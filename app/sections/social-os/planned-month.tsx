type PlannedMonthProps = { title: string; range: string; plan: readonly { number: number }[] };

/** The month of the first screen, planned but not started. The page has its days as text, so screen readers skip it. */
export function PlannedMonth({ title, range, plan }: PlannedMonthProps) {
  return (
    <div
      aria-hidden="true"
      className="w-80 max-w-full rounded-card border border-line bg-surface p-5 shadow-soft"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="font-mono text-tiny text-muted">{range}</span>
      </p>
      <p className="mt-4 grid grid-cols-7 gap-1.5 text-center font-mono text-tiny">
        {plan.map(({ number }) => (
          <span key={number} className="rounded-control bg-brand-wash py-1.5 text-brand">
            {number}
          </span>
        ))}
      </p>
    </div>
  );
}
