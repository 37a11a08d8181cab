import type { ProductCopy } from '#content/product-copy.ts';

export function Jobs({ title, points }: ProductCopy['jobs']) {
  return (
    <section className="border-y border-line bg-surface">
      <div className="page-width section-gap">
        <h2 className="max-w-[11.4em] text-h2">{title}</h2>
        <ul className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point.title} className="border-t border-brand pt-5">
              <h3 className="text-h3">{point.title}</h3>
              <p className="mt-2 text-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
