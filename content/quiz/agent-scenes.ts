/** A small illustration for every agent of the catalog, on its card in the quiz results. It contains no names. */

import type { AgentId } from '#domain/quiz/catalogue.ts';
import words from '#words/quiz/agent-scenes.json' with { type: 'json' };

export type AgentScene = {
  /** Text alternative of the scene. */
  label: string;
  /** The result of the work. */
  done: string;
} & (
  | { kind: 'thread'; messages: readonly { text: string; own: boolean }[] }
  | { kind: 'sheet'; rows: readonly { name: string; value: string; state: 'done' | 'open' | 'idle' }[] }
  | { kind: 'page'; title: string; lines: readonly string[] }
  | { kind: 'bars'; title: string; bars: readonly { week: number; value: number }[]; marked: number }
);

const { agentScenes: said } = words;
type Words = typeof said;

/** Alternating messages. `ownFirst`: the agent writes the first one. */
const thread = (scene: Words['sdr'], ownFirst: boolean) => ({
  kind: 'thread' as const,
  ...scene,
  messages: scene.messages.map((text, i) => ({ text, own: (i % 2 === 0) === ownFirst })),
});
type RowState = 'done' | 'open' | 'idle';
const sheet = (scene: Words['workflow-automation'], ...states: readonly RowState[]) => ({
  kind: 'sheet' as const,
  ...scene,
  rows: scene.rows.map((row, i) => ({ ...row, state: states[i] ?? 'idle' })),
});
const page = (scene: Words['custom']) => ({ kind: 'page' as const, ...scene });

export const agentScenes: Record<AgentId, AgentScene> = {
  sdr: thread(said.sdr, true),
  'proposal-writer': page(said['proposal-writer']),
  'support-bot': thread(said['support-bot'], false),
  research: page(said.research),
  'workflow-automation': sheet(said['workflow-automation'], 'done', 'done', 'open'),
  'meeting-scheduler': sheet(said['meeting-scheduler'], 'idle', 'done', 'done'),
  'social-media-manager': sheet(said['social-media-manager'], 'done', 'open', 'idle'),
  'analytics-reporting': {
    kind: 'bars',
    ...said['analytics-reporting'],
    bars: [62, 70, 66, 74, 78, 49].map((value, i) => ({ week: i + 1, value })),
    marked: 6,
  },
  'document-processing': sheet(said['document-processing'], 'done', 'done', 'open'),
  custom: page(said.custom),
  'business-automation': sheet(said['business-automation'], 'done', 'done', 'open'),
  'communication-assistant': sheet(said['communication-assistant'], 'done', 'done', 'open'),
};
