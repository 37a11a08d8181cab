/** The desk users: those of the setting DESK_USERS, and those who were invited in the desk. */
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Db } from '#server/store/schema.ts';
import { endAccessOfFormerUsers } from './former-users.ts';

/** `listed` are the users of the setting. If everybody was removed, they get in again. */
export async function readTeam(db: Db, listed: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('desk_users')
    .select(['email', 'membership'])
    .where('membership', '<>', '')
    .orderBy('email')
    .execute();
  const emailsOf = (membership: 'invited' | 'removed') =>
    rows.filter((row) => row.membership === membership).map(({ email }) => email);
  const removed = emailsOf('removed');
  const team = [...new Set([...listed.filter((email) => !removed.includes(email)), ...emailsOf('invited')])];
  return team.length > 0 ? team : listed;
}

/** Invites a colleague by mail, also one who was removed before. */
export async function inviteUser(context: CoreContext, email: string): Promise<void> {
  const { store, actor, now } = context;
  await store.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('desk_users')
      .values({ email, seen_at: 0, membership: 'invited' })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ membership: 'invited' }))
      .execute();
    const message = {
      kind: 'invitation-mail',
      target: '',
      messageId: `invited_${email}_${now}`,
      payload: JSON.stringify({ to: email, by: actor }),
    };
    await addMessages(trx, [message], { now });
    await recordAudit(trx, context, { action: 'changed', detail: auditDetail('invited', email) });
  });
}

/** Removes a user and ends their sessions, links, passkeys and keys. False for the last user, who stays. */
export async function removeUser(
  context: CoreContext,
  email: string,
  listed: readonly string[],
): Promise<boolean> {
  const { db } = context.store;
  const others = (await readTeam(db, listed)).filter((user) => user !== email);
  if (others.length === 0) return false;
  await db
    .insertInto('desk_users')
    .values({ email, seen_at: 0, membership: 'removed' })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ membership: 'removed' }))
    .execute();
  await recordAudit(db, context, { action: 'changed', detail: auditDetail('removed', email) });
  await endAccessOfFormerUsers(db, others, context.now);
  return true;
}
