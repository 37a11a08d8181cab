/** The agents that the quiz can recommend, and the answers that count for each. */

/** Option values by criterion; RULES says which question counts for it. A value that no question offers never counts. */
type Criteria = { readonly [criterion: string]: readonly string[] };
/** The services of the site. An agent without one is built for the customer. */
export type ServiceId = 'sdr' | 'email' | 'research' | 'finance' | 'socialOs';
export type Agent<Id extends string = string> = {
  readonly id: Id;
  /** The service of the landing page that the agent belongs to. */
  readonly service?: ServiceId;
  readonly matches: Criteria;
};

/** Equal scores are ranked in this order. */
const catalog = [
  {
    id: 'sdr',
    service: 'sdr',
    matches: {
      challenges: ['leadgen', 'sales_calls'],
      tasks: ['emails', 'calling'],
      tools: ['gmail', 'salesforce', 'hubspot'],
    },
  },
  {
    id: 'proposal-writer',
    service: 'email',
    matches: { challenges: ['proposals', 'repetitive'], tasks: ['proposals'], tools: ['slack', 'notion'] },
  },
  {
    id: 'support-bot',
    service: 'email',
    matches: { challenges: ['support'], tasks: ['emails'], tools: ['slack', 'notion'] },
  },
  {
    id: 'research',
    service: 'research',
    matches: { challenges: ['research'], tasks: ['research'], tools: ['excel'] },
  },
  {
    id: 'workflow-automation',
    matches: { challenges: ['repetitive'], tasks: ['crm'], tools: ['zapier'] },
  },
  {
    id: 'meeting-scheduler',
    service: 'sdr',
    matches: { tasks: ['meetings'], tools: ['gmail', 'zoom'] },
  },
  {
    id: 'social-media-manager',
    service: 'socialOs',
    matches: { challenges: ['marketing'], tasks: ['social'] },
  },
  {
    id: 'analytics-reporting',
    service: 'finance',
    matches: { challenges: ['reporting'], tasks: ['reporting'], tools: ['excel', 'airtable'] },
  },
  {
    id: 'document-processing',
    service: 'finance',
    matches: { challenges: ['documentation'], tasks: ['proposals'] },
  },
  { id: 'custom', matches: {} },
  { id: 'business-automation', matches: {} },
  { id: 'communication-assistant', service: 'email', matches: {} },
] as const satisfies readonly Agent[];

export type AgentId = (typeof catalog)[number]['id'];
export const AGENTS: readonly Agent<AgentId>[] = catalog;

/** Shown when no answer points to an agent. */
export const FALLBACK: readonly AgentId[] = ['custom', 'business-automation'];

/** Points that one matching answer adds to an agent's score, by question id. */
export const RULES: readonly { question: string; criterion: string; points: number }[] = [
  { question: 'bottlenecks', criterion: 'challenges', points: 2 },
  { question: 'tasks', criterion: 'tasks', points: 2 },
  { question: 'tools', criterion: 'tools', points: 1 },
  { question: 'industry', criterion: 'industries', points: 1 },
];
