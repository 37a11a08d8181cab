/** The desk users: those of the setting DESK_USERS, and those who were invited in the desk. */
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { addMessages } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import type { Db } from '#server/store/schema.ts';
import { endAccessOfFormerUsers } from './former-users.ts';

/** `listed` are the users of the setting. If everybody was removed, they get in again. */
export async function readTeam(db: Db, listed: readonly string[]): Promise<readonly string[]> {
  // The desk is off here. Another server may have it, and only that one knows the whole team.
  if (listed.length === 0) return [];
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

/** Invites a colleague by mail, also one who was removed before. Users of the setting end with the setting. */
export async function inviteUser(
  context: CoreContext,
  email: string,
  listed: readonly string[],
): Promise<void> {
  const { store, actor, now } = context;
  const membership = listed.includes(email) ? '' : 'invited';
  await store.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('desk_users')
      .values({ email, seen_at: 0, membership })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ membership }))
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
  const others = await db.transaction().execute(async (trx) => {
    // Two users who remove each other would leave nobody.
    await lockPeople(trx, 'exclusive', ['desk_users']);
    const team = (await readTeam(trx, listed)).filter((user) => user !== email);
    if (team.length === 0) return team;
    await trx
      .insertInto('desk_users')
      .values({ email, seen_at: 0, membership: 'removed' })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ membership: 'removed' }))
      .execute();
    await recordAudit(trx, context, { action: 'changed', detail: auditDetail('removed', email) });
    return team;
  });
  if (others.length === 0) return false;
  await endAccessOfFormerUsers(db, others, context.now);
  return true;
}
