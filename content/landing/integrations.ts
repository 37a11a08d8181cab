import { hasPart } from '#content/has-part.ts';
import { PATHS } from '#domain/paths.ts';
import words from '#words/landing/integrations.json' with { type: 'json' };

export type Tool = {
  name: string;
  description: string;
  category: string;
  /** Name in the icon set of logos. Tools with a logo are in the strip, the others only in the list. */
  mark?: string;
};

export const integrationsStrip = {
  ...words.integrationsStrip,
  /** Links to the quiz card further down. */
  link: { label: words.integrationsStrip.link, href: hasPart('quiz-cta') ? '#quiz' : PATHS.quiz },
};

export const techStack = { sample: true, ...words.techStack };

/** Names in the icon set, by the tool's name. */
const MARKS: Readonly<Record<string, string>> = {
  Salesforce: 'salesforce',
  HubSpot: 'hubspot',
  Gmail: 'gmail',
  Slack: 'slack',
  Stripe: 'stripe',
  Shopify: 'shopify',
  Notion: 'notion',
  Zapier: 'zapier',
};

/** In the order of the grid, by category: adjacent lists of similar length leave no gap in two or three columns. */
export const tools: Tool[] = words.categories.flatMap(({ name: category, tools }) =>
  tools.map((tool) => {
    const mark = MARKS[tool.name];
    return mark ? { ...tool, category, mark } : { ...tool, category };
  }),
);
