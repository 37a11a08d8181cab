import { Section } from '#app/components/section.tsx';
import type { ProductCopy } from '#content/product-copy.ts';

export function Steps({ title, list }: ProductCopy['steps']) {
  return (
    <Section title={title}>
      <ol className="mt-10 border-t border-line">
        {list.map((step, index) => (
          <li
            key={step.title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-7 md:grid-cols-[8rem_minmax(0,4fr)_minmax(0,6fr)] md:items-baseline"
          >
            <span aria-hidden="true" className="font-display text-figure text-brand">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{step.title}</h3>
              <p className="mt-1 font-mono text-small text-muted">{step.when}</p>
            </div>
            <p className="max-w-[37em] text-lead">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
