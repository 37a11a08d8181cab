import type { Tool } from '#content/landing/integrations.ts';

type TechStackProps = { figure: string; title: string; text: string; tools: readonly Tool[] };

/** More tools by category. Those with a logo are in the strip above. */
export function TechStack({ figure, title, text, tools }: TechStackProps) {
  const categories = [...new Set(tools.map(({ category }) => category))].map(
    (category) => [category, tools.filter((tool) => tool.category === category && !tool.mark)] as const,
  );
  return (
    <section aria-label={`${figure} ${title}`} className="page-width tech-stack">
      <h3 className="text-h3">
        <span>{figure}</span> {title}
      </h3>
      <p className="text-muted">{text}</p>
      <dl>
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
