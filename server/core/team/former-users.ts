/** Ends the access of users who left the team. */
import { sql } from 'kysely';
import type { Db } from '#server/store/schema.ts';

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
