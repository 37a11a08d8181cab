/** Changes to many submissions at once. */
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { retryInTransaction } from '#server/core/deliveries/retry-deliveries.ts';
import { changePeople, type PersonChange } from '#server/core/people/change-people.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople } from '#server/store/people.ts';

export type SubmissionAction =
  | Readonly<{ do: 'retry' | 'release' }>
  | Readonly<{ do: 'change'; change: PersonChange }>;

type SubmissionChange = Readonly<{
  ids: readonly string[];
  action: SubmissionAction;
  /** True if the ids mean people, each by one of their submissions. Then all submissions of these people are changed. */
  isAboutPeople?: boolean;
}>;

/**
 * Changes all submissions or none, with an audit entry per person. Returns the number of changed people or submissions, or
 * of re-queued deliveries, and the ids for `undoChanges`.
 */
export function changeSubmissions(
  context: CoreContext,
  { ids: selectedIds, action, isAboutPeople = false }: SubmissionChange,
) {
  const { store, now } = context;
  return store.db.transaction().execute(async (trx) => {
    const selected = trx.selectFrom('submissions').select('person').where('id', 'in', selectedIds);
    const emailKeys = (await selected.execute()).map(({ person }) => person);
    await lockPeople(trx, 'shared', emailKeys);
    // Read the submissions after taking the lock. Otherwise they could belong to a person who was erased meanwhile.
    const submissions = await trx
      .selectFrom('submissions')
      .select(['id', 'person'])
      .where(isAboutPeople ? 'person' : 'id', 'in', isAboutPeople ? emailKeys : selectedIds)
      .$if(action.do === 'release', (query) => query.where('quarantine_reason', 'is not', null))
      .execute();
    if (submissions.length === 0) return { changed: 0, undo: [] as string[] };
    const ids = submissions.map(({ id }) => id);
    const subjects = [...new Set(submissions.map(({ person }) => person))];
    if (action.do === 'change')
      return { changed: subjects.length, undo: await changePeople(trx, context, subjects, action.change) };
    const isRelease = action.do === 'release';
    const deliveries = await trx
      .selectFrom('deliveries')
      .select('id')
      .where('submission_id', 'in', ids)
      .where('state', 'in', isRelease ? ['held'] : ['dead', 'pending'])
      .execute();
    const retried = await retryInTransaction(trx, { deliveryIds: deliveries.map(({ id }) => id) }, now);
    // Release a quarantined submission even if it has no deliveries.
    if (isRelease) {
      const release = trx.updateTable('submissions').set({ quarantine_reason: null });
      await release.where('id', 'in', ids).execute();
      await refreshPeople(trx, subjects);
    }
    const done = isRelease ? 'released' : 'retried';
    const entries = subjects.map((subject) => ({ action: done, subject }) as const);
    await recordAudit(trx, context, entries);
    return { changed: isRelease ? ids.length : retried, undo: [] as string[] };
  });
}
