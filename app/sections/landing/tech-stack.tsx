import type { Tool } from '#content/landing/integrations.ts';

type TechStackProps = { figure: string; title: string; text: string; tools: readonly Tool[] };

/** Integrations by category. The first two of each are set larger. Logos are in the strip above. */
export function TechStack({ figure, title, text, tools }: TechStackProps) {
  const categories = [...new Set(tools.map(({ category }) => category))].map(
    (category) => [category, tools.filter((tool) => tool.category === category)] as const,
  );
  return (
    <section
      aria-label={`${figure} ${title}`}
      className="page-width pt-10 pb-[calc(var(--section-gap)/2)] lg:pt-16"
    >
      <div className="register-head">
        <h3>
          <span className="font-display text-giant">{figure}</span>
          <span className="text-h3">{title}</span>
        </h3>
        <p>{text}</p>
      </div>
      <dl className="register">
        {categories.map(([category, categoryTools]) => (
          <div key={category}>
            <dt>{category}</dt>
            {categoryTools.map(({ name, description }) => (
              <dd key={name}>
                <b>{name}</b> {description}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
