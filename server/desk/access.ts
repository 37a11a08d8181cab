/** The record of access: who did what with whose data, and when. */
import { createHmac, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db, Schema } from '#server/store/schema.ts';
import { DESK_POLICY } from './policy.ts';

export type AccessAction =
  | 'signed-in'
  | 'signed-out'
  | 'looked'
  | 'noted'
  | 'changed'
  | 'retried'
  | 'released'
  | 'exported'
  | 'erased';

type Entry = Readonly<{
  actor: string;
  action: AccessAction;
  /** A person's address, or empty for many. */
  subject?: string;
  detail?: string;
  now: number;
}>;

export async function recordAccess(
  db: Db | Transaction<Schema>,
  { actor, action, subject = '', detail = '', now }: Entry,
): Promise<void> {
  await db
    .insertInto('desk_access')
    .values({ id: randomUUIDv7(), at: now, actor, action, subject, detail })
    .execute();
}

/** Opening a person's page and what refreshes it are one look. */
export async function recordLook(db: Db, actor: string, subject: string, now: number): Promise<void> {
  const recent = await db
    .selectFrom('desk_access')
    .select('id')
    .where('subject', '=', subject)
    .where('actor', '=', actor)
    .where('action', '=', 'looked')
    .where('at', '>', now - DESK_POLICY.lookWindowMs)
    .executeTakeFirst();
  if (!recent) await recordAccess(db, { actor, action: 'looked', subject, now });
}

/** What stays of an erased person: a code from which nobody gets the address, but which the address gives again. */
export const erasedCode = (secret: string, person: string): string =>
  `erased-${createHmac('sha256', secret).update(`erased.${person}`).digest('hex').slice(0, 12)}`;

export async function forgetSubject(db: Db, person: string, code: string): Promise<void> {
  await db.updateTable('desk_access').set({ subject: code }).where('subject', '=', person).execute();
}

export const ACCESS_PAGE = 100;

/** Newest first, from before a given entry. */
export const accessEntries = (db: Db, before: string | undefined, limit: number = ACCESS_PAGE) =>
  db
    .selectFrom('desk_access')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
