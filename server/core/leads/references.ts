/** Resolves an id that an operator typed: complete, or only its end as lists show it. */
import type { Db } from '#server/store/schema.ts';

/** Minimum length: a shorter ending would often match several leads. */
const SHORTEST = 8;

/** Error message for an unusable reference. */
export class BadReference extends Error {}

export function checkReference(reference: string): string {
  if (!/^[\da-f-]+$/i.test(reference) || reference.length < SHORTEST)
    throw new BadReference(
      `${JSON.stringify(reference)} is not an id: give at least its last ${SHORTEST} characters, as lists show them.`,
    );
  return `%${reference.toLowerCase()}`;
}

export function onlyOne<Found>(reference: string, found: readonly Found[]): Found | undefined {
  if (found.length > 1)
    throw new BadReference(`${found.length} ids end in ${reference}: give more characters.`);
  return found[0];
}

export async function leadIdOf(db: Db, reference: string): Promise<string | undefined> {
  const idPattern = checkReference(reference);
  const rows = await db.selectFrom('leads').select('id').where('id', 'like', idPattern).limit(2).execute();
  return onlyOne(reference, rows)?.id;
}
