import { hasPart } from '#content/has-part.ts';
import { PATHS } from '#domain/paths.ts';
import words from '#words/landing/integrations.json' with { type: 'json' };

export const integrationsStrip = {
  ...words.integrationsStrip,
  /** Links to the quiz card further down. */
  link: { label: words.integrationsStrip.link, href: hasPart('quiz-cta') ? '#quiz' : PATHS.quiz },
};

export const techStack = { sample: true, ...words.techStack };

/** Name in the icon set of each tool with a logo. The others are only in the list, not in the strip of logos. */
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

/** Categories in the order of the grid. Neighbors have similar lengths, so that the columns have no gaps. */
export const tools = words.categories.flatMap(({ name: category, tools }) =>
  tools.map((tool) => ({ ...tool, category, mark: MARKS[tool.name] })),
);
export type Tool = (typeof tools)[number];
