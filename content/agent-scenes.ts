/** A small piece of work for every agent of the catalogue, drawn on its card in the results of the quiz. No names: it is anybody's. */
import type { AgentId } from '#domain/quiz/catalogue.ts';

export type AgentScene = {
  /** What it shows, for those who cannot see it. */
  label: string;
  /** How the piece of work ends. */
  done: string;
} & (
  | { kind: 'thread'; messages: readonly { text: string; own: boolean }[] }
  | { kind: 'sheet'; rows: readonly { name: string; value: string; state: 'done' | 'open' | 'idle' }[] }
  | { kind: 'page'; title: string; lines: readonly string[] }
  | { kind: 'bars'; title: string; bars: readonly { week: number; value: number }[]; marked: number }
);

export const agentScenes: Record<AgentId, AgentScene> = {
  sdr: {
    kind: 'thread',
    label: 'An email, a reply and a booked meeting.',
    messages: [
      { text: 'You opened two sites this year. Worth 30 minutes?', own: true },
      { text: 'Thursday afternoon works.', own: false },
    ],
    done: 'Booked, Thursday 14:30',
  },
  'proposal-writer': {
    kind: 'page',
    label: 'A proposal whose parts are filled in from call notes and price rules.',
    title: 'Proposal, draft 1',
    lines: [
      'Scope: from the notes of the call',
      'Price: two options, from your list',
      'Terms: your standard',
    ],
    done: 'Ready to review, 14\u00a0min after the call',
  },
  'support-bot': {
    kind: 'thread',
    label: 'A customer asks, the agent answers, the ticket is closed.',
    messages: [
      { text: 'Where do I find my last invoice?', own: false },
      { text: 'Under Billing. I have sent you a copy as well.', own: true },
    ],
    done: 'Solved in 40\u00a0s, ticket closed',
  },
  research: {
    kind: 'page',
    label: 'A brief of three lines, each with its source.',
    title: 'Brief: a second market',
    lines: [
      'Four sellers hold two thirds of it [1]',
      'Prices rose 6% in a year [3]',
      'Buyers ask for local support [2]',
    ],
    done: '5 sources, every claim linked',
  },
  'workflow-automation': {
    kind: 'sheet',
    label: 'A record whose fields are filled in one by one, with one question asked.',
    rows: [
      { name: 'Phone', value: 'filled in', state: 'done' },
      { name: 'Stage', value: 'qualified', state: 'done' },
      { name: 'Owner', value: 'asks you', state: 'open' },
    ],
    done: '2 fields updated, 1\u00a0question asked',
  },
  'meeting-scheduler': {
    kind: 'sheet',
    label: 'A morning in which focus time is kept and a call is moved.',
    rows: [
      { name: '09:00', value: 'focus time, kept', state: 'idle' },
      { name: '11:00', value: 'call, 2 time zones', state: 'done' },
      { name: '13:30', value: 'moved to Friday', state: 'done' },
    ],
    done: 'All three have accepted',
  },
  'social-media-manager': {
    kind: 'sheet',
    label: 'Three days of a posting plan: one published, one scheduled, one in draft.',
    rows: [
      { name: 'Mon', value: 'Published', state: 'done' },
      { name: 'Tue', value: 'Scheduled', state: 'open' },
      { name: 'Wed', value: 'Draft', state: 'idle' },
    ],
    done: '30 days planned, you approve',
  },
  'analytics-reporting': {
    kind: 'bars',
    label: 'Six weeks as bars; the last one is low, and the agent says why.',
    title: 'Orders by week',
    bars: [
      { week: 1, value: 62 },
      { week: 2, value: 70 },
      { week: 3, value: 66 },
      { week: 4, value: 74 },
      { week: 5, value: 78 },
      { week: 6, value: 49 },
    ],
    marked: 6,
    done: 'Week 6 is low: one price list expired',
  },
  'document-processing': {
    kind: 'sheet',
    label: 'Three fields read from a contract and checked.',
    rows: [
      { name: 'Term', value: '24 months', state: 'done' },
      { name: 'Notice', value: '60 days', state: 'done' },
      { name: 'Liability', value: 'differs, asks you', state: 'open' },
    ],
    done: '11 fields read, 1 to look at',
  },
  custom: {
    kind: 'page',
    label: 'A sketch of a process in three steps.',
    title: 'Your process, first sketch',
    lines: [
      'It starts when: an email, a form, a date',
      'It checks against: your own rules',
      'It asks: one person, once',
    ],
    done: 'Drawn with you in the first call',
  },
  'business-automation': {
    kind: 'sheet',
    label: 'Three routine steps: two are done, one waits for an approval.',
    rows: [
      { name: 'Intake', value: 'done', state: 'done' },
      { name: 'Check', value: 'done', state: 'done' },
      { name: 'Approval', value: 'asks you', state: 'open' },
    ],
    done: 'Follow-up goes out when you say yes',
  },
  'communication-assistant': {
    kind: 'sheet',
    label: 'Three messages in one queue: two are drafted, one needs a person.',
    rows: [
      { name: 'Email', value: 'draft ready', state: 'done' },
      { name: 'Chat', value: 'draft ready', state: 'done' },
      { name: 'Email', value: 'needs you', state: 'open' },
    ],
    done: 'Nothing is forgotten overnight',
  },
};
