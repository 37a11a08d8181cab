/** What may be counted: events of the pages, never anything about one visitor. */
import { QUESTIONS } from './quiz/questions.ts';

export const INSIGHT_PATH = '/api/insight';

/** Sections that have an address of their own; others are not counted. */
const SECTIONS = [
  ...['services', 'process', 'industries', 'industry-use-cases', 'success-stories', 'integrations'],
  ...['quiz-cta', 'faq', 'contact', 'lead-generation'],
];

/** Each event, with the details that it may carry. */
export const INSIGHT_EVENTS = {
  view: [],
  'section-reached': SECTIONS,
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

/** One event: what, the detail or '', and the page. */
export type InsightMark = readonly [event: InsightEvent, detail: string, page: string];

/** Marks in one batch at most; a visit has far fewer. */
export const INSIGHT_BATCH = 100;
