/** Submissions as the intake creates them, for tests that start at the store. */
import type { CoreContext } from '#server/core/context.ts';
import { planDelivery } from '#server/delivery/kinds.ts';
import type { NewSubmission } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { InsertableSubmission } from '#server/store/schema.ts';
import { NOW, submissionRow } from './submission-row.ts';

export { NOW };

export const OPERATOR = 'cli:operator';

/** Actor of the command line. */
export const asOperator = (store: Store, now = NOW): CoreContext => ({
  store,
  actor: OPERATOR,
  now,
  announce: () => [],
});

export function newSubmission(
  fields: Partial<InsertableSubmission> = {},
  deliveries: readonly string[] = ['deck-mail'],
): NewSubmission {
  return {
    submission: submissionRow(fields),
    deliveries: deliveries.map(planDelivery),
  };
}

/** Stores a submission, without deliveries if none are named. Returns its id. */
export async function addSubmission(
  { intake }: Pick<Store, 'intake'>,
  fields: Partial<InsertableSubmission> = {},
  deliveries: readonly string[] = [],
): Promise<string> {
  const submission = newSubmission(fields, deliveries);
  await intake(submission);
  return submission.submission.id;
}

export const failDeliveries = ({ db }: Store, submissionId: string) =>
  db
    .updateTable('deliveries')
    .set({ state: 'dead', note: 'refused' })
    .where('submission_id', '=', submissionId)
    .execute();
