/** The record of access: who did what with whose data, and when. */
import { randomUUIDv7 } from 'node:crypto';
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
  | 'erased'
  | 'backed-up'
  | 'imported';

type Entry = Readonly<{
  actor: string;
  action: AccessAction;
  /** A person's address, or empty for many. */
  subject?: string;
  detail?: string;
  now: number;
}>;

/** One entry, or those of one action on many, in one statement. */
export async function recordAccess(
  db: Db | Transaction<Schema>,
  entries: Entry | readonly Entry[],
): Promise<void> {
  const rows = [entries].flat().map(({ actor, action, subject = '', detail = '', now }) => ({
    id: randomUUIDv7(),
    at: now,
    actor,
    action,
    subject,
    detail,
  }));
  if (rows.length > 0) await db.insertInto('desk_access').values(rows).execute();
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
