/** Test catalog. Tests of the rules do not use catalog.ts, because operators change it. */
import type { Agent } from '#domain/quiz/catalog.ts';

const createAgent = (id: string, challenges: string[], tasks: string[], tools: string[]): Agent => ({
  id,
  matches: { challenges, tasks, tools },
});

export const AGENTS: readonly Agent[] = [
  createAgent('sdr', ['leadgen', 'sales_calls'], ['emails', 'calling'], ['gmail', 'hubspot']),
  createAgent('proposal-writer', ['proposals', 'repetitive'], ['proposals'], []),
  createAgent('support-bot', ['support'], ['emails'], []),
  createAgent('research', ['research'], [], []),
  createAgent('workflow-automation', ['repetitive'], ['crm'], []),
  createAgent('meeting-scheduler', [], [], ['gmail', 'zoom']),
  createAgent('analytics-reporting', ['reporting'], ['reporting'], ['airtable']),
  createAgent('document-processing', ['marketing'], ['proposals'], []),
  createAgent('custom', [], [], []),
  createAgent('business-automation', [], [], []),
];

export const FALLBACK: readonly string[] = ['custom', 'business-automation'];
