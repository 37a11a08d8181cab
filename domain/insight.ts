/** The closed list of events that may be counted. None of them identifies a visitor. */
import { QUESTIONS } from './quiz/questions.ts';

export const INSIGHT_PATH = '/api/insight';

export const INSIGHT_EVENTS = {
  view: [],
  // The ids of sections follow from the built pages.
  'section-reached': [],
  'quiz-started': [],
  'question-reached': QUESTIONS.map(({ id }) => id),
  'question-answered': QUESTIONS.map(({ id }) => id),
  'quiz-finished': [],
  'report-pressed': [],
  'booking-pressed': [],
  'booking-opened': [],
  'deck-opened': [],
  'deck-sent': [],
  'chat-pressed': [],
  'film-played': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type InsightEvent = keyof typeof INSIGHT_EVENTS;

/** One counted event; the detail may be ''. */
export type InsightMark = readonly [event: InsightEvent, detail: string, page: string];

/** Maximum number of marks in one batch; a visit has far fewer. */
export const INSIGHT_BATCH = 100;
