/** Test catalog. Tests of the rules do not use catalogue.ts, because operators change it. */
import type { Agent } from './catalogue.ts';

const agent = (id: string, challenges: string[], tasks: string[], tools: string[]): Agent => ({
  id,
  matches: { challenges, tasks, tools },
});

export const AGENTS: readonly Agent[] = [
  agent('sdr', ['leadgen', 'sales_calls'], ['emails', 'calling'], ['gmail', 'hubspot']),
  agent('proposal-writer', ['proposals', 'repetitive'], ['proposals'], []),
  agent('support-bot', ['support'], ['emails'], []),
  agent('research', ['research'], [], []),
  agent('workflow-automation', ['repetitive'], ['crm'], []),
  agent('meeting-scheduler', [], [], ['gmail', 'zoom']),
  agent('analytics-reporting', ['reporting'], ['reporting'], ['airtable']),
  agent('document-processing', ['marketing'], ['proposals'], []),
  agent('custom', [], [], []),
  agent('business-automation', [], [], []),
];

export const FALLBACK: readonly string[] = ['custom', 'business-automation'];

export const RULES = [
  { question: 'bottlenecks', criterion: 'challenges', points: 2 },
  { question: 'tasks', criterion: 'tasks', points: 2 },
  { question: 'tools', criterion: 'tools', points: 1 },
  { question: 'industry', criterion: 'industries', points: 1 },
] as const;
