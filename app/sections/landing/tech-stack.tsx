import { Mark } from '#app/components/mark.tsx';
import { techStack, tools } from '#content/landing/integrations.ts';

const categories = [...new Set(tools.map(({ category }) => category))].map(
  (category) => [category, tools.filter((tool) => tool.category === category)] as const,
);

/** What connects, as a register rather than a wall of tiles. */
export function TechStack() {
  return (
    <section
      aria-label={`${techStack.figure} ${techStack.title}`}
      className="page-width grid gap-x-10 gap-y-10 pt-16 pb-[calc(var(--section-gap)/2)] lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
    >
      <div className="grid content-start gap-3 lg:sticky lg:top-28 lg:self-start">
        <h3>
          <span className="block font-display text-giant">{techStack.figure}</span>
          <span className="mt-2 block text-h3">{techStack.title}</span>
        </h3>
        <p className="max-w-[36ch] text-muted">{techStack.text}</p>
      </div>
      <dl>
        {categories.map(([category, list]) => (
          <div
            key={category}
            className="grid gap-x-8 gap-y-4 border-t border-line py-6 last:border-b sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-mono text-small text-muted sm:pt-0.5">{category}</dt>
            <dd>
              <ul className="grid grid-cols-2 gap-x-6 gap-y-5 sm:gap-x-8">
                {list.map(({ name, description, mark }) => (
                  <li
                    key={name}
                    className="grid grid-cols-[auto_1fr] content-start items-center gap-x-3 gap-y-0.5"
                  >
                    <Mark name={mark} className="size-6" />
                    <span className="font-medium">{name}</span>
                    <span className="col-span-2 text-small text-muted sm:col-span-1 sm:col-start-2">
                      {description}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
