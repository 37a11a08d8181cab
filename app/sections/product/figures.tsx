import { Section } from '#app/components/section.tsx';
import type { ProductCopy } from '#content/product-copy.ts';

/** A dark band with large figures and a note on how they were measured. */
export function Figures({ title, basis, list }: ProductCopy['figures']) {
  return (
    <Section tone="band" title={title}>
      <dl className="mt-12 grid gap-x-10 gap-y-10 sm:grid-flow-col sm:auto-cols-fr">
        {list.map(({ value, label }) => (
          <div key={label} className="grid content-start gap-3 border-t border-line pt-6">
            <dt className="order-2 text-muted">{label}</dt>
            <dd className="font-display text-display text-brand">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[40em] text-small text-muted">{basis}</p>
    </Section>
  );
}
