/** Sample counts of views, clicks and quiz steps, per day, source and device type. */

import { PATHS } from '#domain/paths.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { DAY } from '#domain/timing.ts';
import { sourceOf } from '#server/store/derived-columns.ts';
import type { Schema } from '#server/store/schema.ts';
import type { Random } from './random.ts';
import { DAYS, SOURCES } from './submissions.ts';

type InsightRow = Schema['insight'];

/** Share of visitors who answer each question. Most visitors leave at the contact questions. */
const CONTINUE_RATES = [0.97, 0.93, 0.98, 0.96, 0.95, 0.95, 0.94, 0.97, 0.84, 0.86, 0.97, 0.98];

const DEVICE_SHARES = { desktop: 0.55, phone: 0.4, tablet: 0.05 } as const;

export function makeInsight(now: number, random: Random): InsightRow[] {
  const today = Math.floor(now / DAY);
  const days = Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index);
  return days.flatMap((day) =>
    Object.entries(DEVICE_SHARES).flatMap(([device, deviceShare]) =>
      SOURCES.flatMap((source) => {
        const growth = 0.6 + (day - today + DAYS) / DAYS;
        const views = Math.round((120 + random() * 90) * (source.share / 100) * deviceShare * growth);
        const { utm_campaign: campaign = '' } = source.utm as { utm_campaign?: string };
        const key = {
          day,
          device,
          campaign,
          source: sourceOf({ ...source, utm: JSON.stringify(source.utm) }),
        };
        return makeEvents(views, random)
          .filter(({ count }) => count > 0)
          .map((eventCount) => ({ ...key, ...eventCount }));
      }),
    ),
  );
}

type EventCount = Pick<InsightRow, 'event' | 'detail' | 'page' | 'count'>;

/** Derives the counts of all events from the number of views. */
function makeEvents(views: number, random: Random): EventCount[] {
  const countEvent = (event: string, count: number, page: string, detail = '') => ({
    event,
    count,
    page,
    detail,
  });
  let remainingVisitors = Math.round(views * 0.22);
  const started = remainingVisitors;
  const steps = QUESTIONS.flatMap(({ id }, index) => {
    const reached = remainingVisitors;
    remainingVisitors = Math.floor(remainingVisitors * (CONTINUE_RATES[index] ?? 1) + random());
    return [
      countEvent('question-reached', reached, PATHS.quiz, id),
      countEvent('question-answered', remainingVisitors, PATHS.quiz, id),
    ];
  });
  return [
    countEvent('view', views, PATHS.home),
    countEvent('view', Math.round(views * 0.3), PATHS.socialOs),
    countEvent('booking-pressed', Math.round(views * 0.035 + random() * 0.6), PATHS.home),
    countEvent('film-played', Math.round(views * 0.08), PATHS.home),
    countEvent('deck-opened', Math.round(views * 0.02 + random() * 0.6), PATHS.socialOs),
    countEvent('deck-sent', Math.round(views * 0.008 + random() * 0.55), PATHS.socialOs),
    countEvent('quiz-started', started, PATHS.quiz),
    ...steps,
    countEvent('quiz-finished', remainingVisitors, PATHS.quiz),
  ];
}
