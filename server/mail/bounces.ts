/** People whose address a mail server permanently refused. More mail to it harms our reputation. */
import { lockPeople } from '#server/store/lock-people.ts';
import type { Db } from '#server/store/schema.ts';

export async function hasBounced(db: Db, person: string): Promise<boolean> {
  const row = await db.selectFrom('bounces').select('at').where('person', '=', person).executeTakeFirst();
  return row !== undefined;
}

/** Skips people who were erased while the mail was being sent. */
export async function markBounced(db: Db, person: string, note: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPeople(trx, 'shared', [person]);
    const submission = await trx
      .selectFrom('submissions')
      .select('id')
      .where('person', '=', person)
      .executeTakeFirst();
    if (!submission) return;
    await trx
      .insertInto('bounces')
      .values({ person, note, at: now })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ note, at: now }))
      .execute();
  });
}
