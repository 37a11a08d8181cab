/** The desk users: those of the setting DESK_USERS, and those who were invited in the desk. Their visits and languages. */
import { sql, type Transaction, type Updateable } from 'kysely';
import { deskErrors } from '#content/desk.ts';
import { DESK_LANGUAGES, type Language } from '#content/languages.ts';
import { MINUTE } from '#domain/timing.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { HttpError } from '#server/errors.ts';
import { addMessages } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { findRow } from '#server/store/rows.ts';
import type { Db, Schema } from '#server/store/schema.ts';

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

/** Changes a user. Adds one who is not stored yet. */
const saveUser = (db: Db, email: string, values: Updateable<Schema['desk_users']>) =>
  db
    .insertInto('desk_users')
    .values({ email, seen_at: 0, ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();

/** The team, locked until the transaction ends. The actor may have been removed since their call began. */
async function lockTeam(trx: Transaction<Schema>, actor: string, listed: readonly string[]) {
  // Two users who remove each other would leave nobody.
  await lockPeople(trx, 'exclusive', ['desk_users']);
  const team = await readTeam(trx, listed);
  if (!team.includes(actor)) throw new HttpError(401, deskErrors.signInFirst);
  return team;
}

/** Invites a colleague by mail, also one who was removed before. Users of the setting end with the setting. */
export async function inviteUser(context: CoreContext, email: string, listed: readonly string[]) {
  const { store, actor, now } = context;
  const membership = listed.includes(email) ? '' : 'invited';
  // A sign-in at the moment of their removal may have left a session.
  await endAccessOfFormerUsers(store.db, await readTeam(store.db, listed), now);
  await store.db.transaction().execute(async (trx) => {
    await lockTeam(trx, actor, listed);
    await saveUser(trx, email, { membership });
    const message = {
      kind: 'invitation-mail',
      message_id: `invited_${email}_${now}`,
      payload: JSON.stringify({ to: email, by: actor }),
    };
    await addMessages(trx, [message], { now });
    await recordAudit(trx, context, { action: 'changed', detail: auditDetail('invited', email) });
  });
}

/** Removes a user and ends their sessions, links, passkeys and keys. False for the last user, who stays. */
export async function removeUser(context: CoreContext, email: string, listed: readonly string[]) {
  const { db } = context.store;
  const others = await db.transaction().execute(async (trx) => {
    const team = (await lockTeam(trx, context.actor, listed)).filter((user) => user !== email);
    if (team.length === 0) return team;
    await saveUser(trx, email, { membership: 'removed' });
    await recordAudit(trx, context, { action: 'changed', detail: auditDetail('removed', email) });
    return team;
  });
  if (others.length === 0) return false;
  await endAccessOfFormerUsers(db, others, context.now);
  return true;
}

/** A key that was made on the command line belongs to the installation; one that a user made ends with the user. */
export const keyOwner = (createdBy: string): string | undefined =>
  createdBy.includes('@') && !createdBy.startsWith('cli:') ? createdBy : undefined;

/**
 * Runs at each start and every minute. It deletes sessions, sign-in links and passkeys of users who are not listed, and revokes their
 * keys, so that none works again when a person is listed again later.
 */
export async function endAccessOfFormerUsers(db: Db, users: readonly string[], now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['desk_sessions', 'desk_links', 'desk_passkeys'] as const)
      await trx.deleteFrom(table).where('email', 'not in', users).execute();
    await trx
      .updateTable('api_keys')
      .set({ revoked_at: now })
      .where('revoked_at', 'is', null)
      .where('created_by', 'not in', users)
      .where(sql<boolean>`created_by like '%@%' and created_by not like 'cli:%'`)
      .execute();
  });
}

/** A pause that is longer than this ends a visit. */
const VISIT_PAUSE_MS = 30 * MINUTE;

/** Records the visit. Returns the end of the previous visit; null for the first. */
export async function recordVisit({ store: { db }, actor, now }: CoreContext): Promise<number | null> {
  const { rows } = await sql<{ last_visit_at: number | null }>`insert into desk_users (email, seen_at)
    values (${actor}, ${now}) on conflict (email) do update set seen_at = excluded.seen_at, last_visit_at =
      case when desk_users.seen_at < excluded.seen_at - ${sql.lit(VISIT_PAUSE_MS)}
        then desk_users.seen_at else desk_users.last_visit_at end
    returning last_visit_at`.execute(db);
  return rows[0]?.last_visit_at ?? null;
}

/** Empty for the language of the browser. */
export async function readLanguage(db: Db, email: string): Promise<Language['code'] | ''> {
  const user = await findRow(db, 'desk_users', { email });
  return DESK_LANGUAGES.find(({ code }) => code === user?.language)?.code ?? '';
}

export async function setLanguage({ store, actor }: CoreContext, language: string): Promise<void> {
  await saveUser(store.db, actor, { language });
}
