import { Reveal } from '#app/components/reveal.tsx';

type ProofProps = {
  title: string;
  text: string;
  stats: readonly { value: string; label: string }[];
  live: readonly string[];
};

export function Proof({ title, text, stats, live }: ProofProps) {
  return (
    <section className="border-y border-line bg-surface">
      <div className="page-width section-gap">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-4 max-w-[30.5em] text-lead text-muted">{text}</p>
        <dl className="mt-12 grid grid-cols-2 border-t border-l border-line lg:grid-cols-4">
          {stats.map(({ value, label }, i) => (
            <Reveal
              key={label}
              index={i}
              className="grid content-between gap-6 border-r border-b border-line p-4 sm:p-8 lg:gap-14"
            >
              <dt className="order-2 sm:text-lead">{label}</dt>
              <dd className="font-display text-[clamp(3.25rem,2rem+5.2vw,6rem)] leading-none tracking-[-0.04em] text-brand">
                {value}
              </dd>
            </Reveal>
          ))}
        </dl>
        <ul className="grid border-l border-line lg:grid-cols-3">
          {live.map((claim) => (
            <li
              key={claim}
              className="flex items-center gap-3 border-r border-b border-line px-4 py-5 font-medium sm:px-8 sm:py-7"
            >
              <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-ok" />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
