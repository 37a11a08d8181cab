/** Computes readiness to buy: the sum of points for answers and actions. The table of points is in content. */
import type { Answer } from './quiz/answers.ts';

export const READINESS_LEVELS = ['hot', 'warm', 'later'] as const;
export type Readiness = (typeof READINESS_LEVELS)[number];

export type ReadinessRules = Readonly<{
  /** Points by question and chosen option. */
  answers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Points for having sent each kind of form. */
  forms: Readonly<Record<string, number>>;
  booked: number;
  /** Points for having sent more than one form. */
  again: number;
  /** Minimum number of points for each level. */
  hot: number;
  warm: number;
}>;

export type ReadinessFacts = Readonly<{
  answers: Readonly<Partial<Record<string, Answer>>>;
  forms: readonly string[];
  isBooked: boolean;
}>;

/** An answer that has points, a booked call, several forms (`again`), or the only form. */
export type ReadinessReason =
  | Readonly<{ question: string; value: string }>
  | Readonly<{ form: string }>
  | 'booked'
  | 'again';

/** The level and its reasons: the call first, then the answers by points. */
export function readinessOf(
  { answers, forms, isBooked }: ReadinessFacts,
  rules: ReadinessRules,
): Readonly<{ level: Readiness; reasons: readonly ReadinessReason[] }> {
  const scoredAnswers = Object.entries(rules.answers).flatMap(([question, points]) =>
    [answers[question] ?? []].flat().map((value) => ({ question, value, points: points[value] ?? 0 })),
  );
  const hasSeveralForms = forms.length > 1;
  const sum =
    scoredAnswers.reduce((total, { points }) => total + points, 0) +
    Math.max(0, ...forms.map((form) => rules.forms[form] ?? 0)) +
    (isBooked ? rules.booked : 0) +
    (hasSeveralForms ? rules.again : 0);
  const level = sum >= rules.hot ? 'hot' : sum >= rules.warm ? 'warm' : 'later';
  const positiveAnswers = scoredAnswers
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ question, value }) => ({ question, value }));
  const reasons = [
    ...(isBooked ? ['booked' as const] : []),
    ...positiveAnswers,
    ...(hasSeveralForms ? ['again' as const] : []),
  ];
  const [form = ''] = forms;
  return { level, reasons: reasons.length === 0 && rules.forms[form] ? [{ form }] : reasons };
}
