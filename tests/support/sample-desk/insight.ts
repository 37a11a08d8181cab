/** Sample counts of views, presses and quiz steps, per day, source and type of device. */
import { DAY } from '#domain/durations.ts';
import { PATHS } from '#domain/paths.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { sourceOf } from '#server/store/lead-facets.ts';
import type { Schema } from '#server/store/schema.ts';
import { DAYS, SOURCES } from './leads.ts';
import type { Random } from './random.ts';

type Count = Schema['insight'];

/** Share of visitors who continue after each question. Most leave at the contact questions. */
const GO_ON = [0.97, 0.93, 0.98, 0.96, 0.95, 0.95, 0.94, 0.97, 0.84, 0.86, 0.97, 0.98];

const DEVICES = { desktop: 0.55, phone: 0.4, tablet: 0.05 } as const;

export function makeInsight(now: number, random: Random): Count[] {
  const today = Math.floor(now / DAY);
  const days = Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index);
  return days.flatMap((day) =>
    Object.entries(DEVICES).flatMap(([device, part]) =>
      SOURCES.flatMap((source) => {
        const growth = 0.6 + (day - today + DAYS) / DAYS;
        const views = Math.round((120 + random() * 90) * (source.share / 100) * part * growth);
        const { utm_campaign: campaign = '' } = source.utm as { utm_campaign?: string };
        const key = {
          day,
          device,
          campaign,
          source: sourceOf({ ...source, utm: JSON.stringify(source.utm) }),
        };
        return visit(views, random)
          .filter(({ count }) => count > 0)
          .map((counted) => ({ ...key, ...counted }));
      }),
    ),
  );
}

type Counted = Pick<Count, 'event' | 'detail' | 'page' | 'count'>;

/** Events that follow from a number of views. */
function visit(views: number, random: Random): Counted[] {
  const counted = (event: string, count: number, page: string, detail = '') => ({
    event,
    count,
    page,
    detail,
  });
  let at = Math.round(views * 0.22);
  const started = at;
  const steps = QUESTIONS.flatMap(({ id }, index) => {
    const reached = at;
    at = Math.floor(at * (GO_ON[index] ?? 1) + random());
    return [
      counted('question-reached', reached, PATHS.quiz, id),
      counted('question-answered', at, PATHS.quiz, id),
    ];
  });
  return [
    counted('view', views, PATHS.home),
    counted('view', Math.round(views * 0.3), PATHS.socialOs),
    counted('booking-pressed', Math.round(views * 0.035 + random() * 0.6), PATHS.home),
    counted('film-played', Math.round(views * 0.08), PATHS.home),
    counted('deck-opened', Math.round(views * 0.02 + random() * 0.6), PATHS.socialOs),
    counted('deck-sent', Math.round(views * 0.008 + random() * 0.55), PATHS.socialOs),
    counted('quiz-started', started, PATHS.quiz),
    ...steps,
    counted('quiz-finished', at, PATHS.quiz),
  ];
}
