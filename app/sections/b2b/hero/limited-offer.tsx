type LimitedOfferProps = { text: string; spots: number };

/** A ticket: the offer, and one seat for each spot that is left. */
export function LimitedOffer({ text, spots }: LimitedOfferProps) {
  return (
    <div className="grid gap-3 rounded-card border border-signal bg-signal-wash p-4 sm:p-5">
      <p className="text-lead leading-snug font-semibold text-balance text-signal">{text}</p>
      <div aria-hidden="true" className="flex gap-1.5 border-t border-dashed border-signal pt-3.5">
        {[...Array(spots).keys()].map((spot) => (
          <span key={spot} className="h-2 max-w-7 grow rounded-full bg-signal" />
        ))}
      </div>
    </div>
  );
}
