/** Addresses that a mail server refused for good. Writing to them again only harms our reputation. */
import { personOf } from '#domain/email.ts';
import type { Db } from '#server/store/schema.ts';

export async function hasBounced(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('bounces')
    .select('at')
    .where('person', '=', personOf(address))
    .executeTakeFirst();
  return row !== undefined;
}

export async function markBounced(db: Db, address: string, note: string, now: number): Promise<void> {
  await db
    .insertInto('bounces')
    .values({ person: personOf(address), note, at: now })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ note, at: now }))
    .execute();
}
