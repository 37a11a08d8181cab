import type { Tool } from '#content/landing/integrations.ts';

type TechStackProps = { figure: string; title: string; text: string; tools: readonly Tool[] };

/** List of integrations by category. Their logos are in the strip above. */
export function TechStack({ figure, title, text, tools }: TechStackProps) {
  const categories = [...new Set(tools.map(({ category }) => category))].map(
    (category) => [category, tools.filter((tool) => tool.category === category)] as const,
  );
  return (
    <section
      aria-label={`${figure} ${title}`}
      className="page-width pt-10 pb-[calc(var(--section-gap)/2)] lg:pt-16"
    >
      <h3 className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span className="font-display text-giant">{figure}</span>
        <span className="text-h3">{title}</span>
      </h3>
      <dl className="register">
        {categories.map(([category, categoryTools]) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd>
              <ul>
                {categoryTools.map(({ name, description }) => (
                  <li key={name}>
                    <b>{name}</b> {description}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-small text-balance sm:mt-10">{text}</p>
    </section>
  );
}
