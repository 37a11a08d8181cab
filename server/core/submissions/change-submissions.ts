/** Changes to many submissions at once. */
import type { Transaction } from 'kysely';
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { retryInTransaction } from '#server/core/deliveries/retry-deliveries.ts';
import { changePeople, type PersonChange } from '#server/core/people/change-people.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople } from '#server/store/people.ts';
import type { DeliveryState, Schema } from '#server/store/schema.ts';

export type SubmissionAction =
  | Readonly<{ do: 'retry' | 'release' }>
  | Readonly<{ do: 'change'; change: Pick<PersonChange, 'status' | 'owner' | 'task' | 'wonAmount'> }>;

type SubmissionChange = Readonly<{
  ids: readonly string[];
  action: SubmissionAction;
  /** True if the ids mean people, each by one of their submissions. Then all submissions of these people are changed. */
  isAboutPeople?: boolean;
}>;

const NO_CHANGE: ChangeResult = { changed: 0, undo: [] };
const AUDIT_ACTIONS = { retry: 'retried', release: 'released' } as const;

type ChangeResult = Readonly<{
  /** Number of changed people or submissions, or of re-queued deliveries. */
  changed: number;
  /** Ids for `undoChanges`. */
  undo: readonly string[];
}>;

/** Changes all submissions or none, with an audit entry per person. */
export function changeSubmissions(
  context: CoreContext,
  { ids: selectedIds, action, isAboutPeople = false }: SubmissionChange,
): Promise<ChangeResult> {
  const { store, now } = context;
  return store.db.transaction().execute(async (trx) => {
    const selectedSubmissions = await trx
      .selectFrom('submissions')
      .select('person')
      .where('id', 'in', selectedIds)
      .execute();
    const emailKeys = selectedSubmissions.map(({ person }) => person);
    if (emailKeys.length === 0) return NO_CHANGE;
    await lockPeople(trx, 'shared', emailKeys);
    // Read the submissions after taking the lock. Otherwise they could belong to a person who was erased meanwhile.
    const submissions = await trx
      .selectFrom('submissions')
      .select(['id', 'person'])
      .where(isAboutPeople ? 'person' : 'id', 'in', isAboutPeople ? emailKeys : selectedIds)
      .$if(action.do === 'release', (query) => query.where('quarantine_reason', 'is not', null))
      .execute();
    const ids = submissions.map(({ id }) => id);
    if (ids.length === 0) return NO_CHANGE;
    const subjects = [...new Set(submissions.map(({ person }) => person))];
    if (action.do === 'change')
      return { changed: subjects.length, undo: await changePeople(trx, context, subjects, action.change) };
    const { do: name } = action;
    const changed =
      name === 'release' ? await release(trx, ids, now) : await retry(trx, ids, ['dead', 'pending'], now);
    await recordAudit(
      trx,
      context,
      subjects.map((subject) => ({ action: AUDIT_ACTIONS[name], subject })),
    );
    return { changed, undo: [] };
  });
}

async function retry(
  trx: Transaction<Schema>,
  ids: readonly string[],
  states: readonly DeliveryState[],
  now: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', 'in', ids)
    .where('state', 'in', states)
    .execute();
  return retryInTransaction(trx, { deliveryIds: rows.map(({ id }) => id) }, now);
}

async function release(trx: Transaction<Schema>, ids: readonly string[], now: number): Promise<number> {
  await retry(trx, ids, ['held'], now);
  // Release a quarantined submission even if it has no deliveries.
  const releasedSubmissions = await trx
    .updateTable('submissions')
    .set({ quarantine_reason: null })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  await refreshPeople(
    trx,
    releasedSubmissions.map(({ person }) => person),
  );
  return ids.length;
}
