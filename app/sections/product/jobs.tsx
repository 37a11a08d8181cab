import { Section } from '#app/components/section.tsx';
import type { ProductCopy } from '#content/product-copy.ts';

export function Jobs({ title, points }: ProductCopy['jobs']) {
  return (
    <Section tone="surface" title={title} titleClass="max-w-[11.4em]">
      <ul className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t border-brand pt-5">
            <h3 className="text-h3">{point.title}</h3>
            <p className="mt-2 text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
