import { Reveal } from '#app/components/reveal.tsx';
import { industries, industryCards } from '#content/landing/industries.ts';

/** An index of fields, set large: the names are the picture. */
export function Industries() {
  return (
    <section
      id="industries"
      aria-labelledby="industries-title"
      className="section-gap border-t border-line bg-surface"
    >
      <div className="page-width">
        <h2 id="industries-title" className="font-body text-lead font-normal tracking-normal text-muted">
          {industries.title}
        </h2>
        <div className="mt-6 border-b border-line lg:mt-10">
          {industryCards.map(({ title, features }) => (
            <Reveal as="article" key={title}>
              <div className="group relative grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-center lg:py-9">
                <span className="absolute inset-x-0 -top-px h-px origin-left scale-x-0 bg-brand transition-transform duration-500 ease-current group-hover:scale-x-100" />
                <h3 className="text-h1 transition-[color,translate] duration-200 ease-current group-hover:text-brand motion-safe:group-hover:translate-x-3 nav:text-display">
                  {title}
                </h3>
                <ul className="grid content-center gap-x-8 gap-y-1.5 text-small sm:grid-cols-2 lg:grid-cols-1">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </Reveal>
          ))}
        </div>
      </div>
    </section>
  );
}
