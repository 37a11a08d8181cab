/** Points for the readiness of a person. The team calls people with many points first. */
import type { ReadinessRules } from '#domain/readiness.ts';

/** By question and option. Entries without a question in the quiz do not count. */
const answers = {
  timeline: { immediate: 4, this_month: 3, exploring: 1, just_curious: -3 },
  role: { founder: 2, cto: 2, operations: 1, sales: 1 },
  team_size: { small: 1, medium: 2, large: 2 },
};

export const readinessRules: ReadinessRules = {
  answers,
  forms: { deck: 3, quiz: 1 },
  booked: 4,
  again: 1,
  hot: 7,
  warm: 3,
};

/** Id of the question about the role. The desk shows its answer, if the quiz has it. */
export const ROLE_QUESTION = 'role';
