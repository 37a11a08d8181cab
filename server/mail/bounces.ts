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

/** Of nobody who was erased while the mail was on its way. */
export async function markBounced(db: Db, address: string, note: string, now: number): Promise<void> {
  await db
    .insertInto('bounces')
    .columns(['person', 'note', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('leads')
        .select([
          'person',
          eb.cast<string>(eb.val(note), 'text').as('note'),
          eb.cast<number>(eb.val(now), 'bigint').as('at'),
        ])
        .where('person', '=', personOf(address))
        .limit(1),
    )
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ note, at: now }))
    .execute();
}
