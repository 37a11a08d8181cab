/** Stores the last visit and the language of each desk user. */
import { sql } from 'kysely';
import { DESK_LANGUAGES, type Language } from '#content/languages.ts';
import { MINUTE } from '#domain/timing.ts';
import type { CoreContext } from '#server/core/context.ts';
import type { Db } from '#server/store/schema.ts';

/** A pause that is longer than this ends a visit. */
const VISIT_PAUSE_MS = 30 * MINUTE;

/** Records the visit. Returns the end of the previous visit; null for the first. */
export async function recordVisit({ store: { db }, actor, now }: CoreContext): Promise<number | null> {
  const isNewVisit = sql<boolean>`desk_users.seen_at < ${now - VISIT_PAUSE_MS}`;
  const user = await db
    .insertInto('desk_users')
    .values({ email: actor, seen_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        last_visit_at: sql`case when ${isNewVisit} then desk_users.seen_at else desk_users.last_visit_at end`,
        seen_at: now,
      }),
    )
    .returning('last_visit_at')
    .executeTakeFirstOrThrow();
  return user.last_visit_at;
}

/** An empty string means the language of the browser. */
type DeskLanguage = Language['code'] | '';

export async function readLanguage(db: Db, email: string): Promise<DeskLanguage> {
  const user = await db
    .selectFrom('desk_users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return DESK_LANGUAGES.find(({ code }) => code === user?.language)?.code ?? '';
}

export async function setLanguage(
  { store: { db }, actor, now }: CoreContext,
  language: string,
): Promise<void> {
  await db
    .insertInto('desk_users')
    .values({ email: actor, seen_at: now, language })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ language }))
    .execute();
}
