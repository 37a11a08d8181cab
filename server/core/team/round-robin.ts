/** Assigns new leads to the desk users in turn (setting ROUND_ROBIN). */
import { sql } from 'kysely';
import { MINUTE } from '#domain/timing.ts';
import type { CoreContext } from '#server/core/context.ts';
import { changePeople } from '#server/core/people/change-people.ts';
import { ROUND_ROBIN } from '#server/core/team/assignment.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { findRow, insertNew } from '#server/store/rows.ts';

/** Older leads without an owner stay as they are, also when round robin is switched on. */
const NEW_LEAD_MS = 60 * MINUTE;

/** Assigns new leads without an owner to the user whose last lead is the oldest. */
export async function assignNewLeads(
  { store, announce, now }: Pick<CoreContext, 'store' | 'announce' | 'now'>,
  users: readonly string[],
): Promise<void> {
  if (users.length === 0) return;
  const newLeads = await store.db
    .selectFrom('people')
    .select('email_key')
    .where(({ and }) => and({ owner: '', status: 'new', do_not_contact_at: null }))
    .where('lead_since', '>', now - NEW_LEAD_MS)
    .orderBy('lead_since')
    .execute();
  for (const { email_key } of newLeads)
    await store.db.transaction().execute(async (trx) => {
      await lockPeople(trx, 'shared', [email_key]);
      const rows = users.map((email) => ({ email, seen_at: 0 }));
      await insertNew(trx, 'desk_users', rows);
      const lead = await findRow(trx, 'people', { email_key });
      if (lead?.owner !== '') return;
      const next = await trx
        .selectFrom('desk_users')
        .select('email')
        .where('email', 'in', users)
        .orderBy('assigned_at')
        .orderBy('email')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('desk_users')
        .set({ assigned_at: sql`(select max(assigned_at) + 1 from desk_users)` })
        .where('email', '=', next.email)
        .execute();
      const context = { store, announce, now, actor: ROUND_ROBIN };
      await changePeople(trx, context, [email_key], { owner: next.email });
    });
}
