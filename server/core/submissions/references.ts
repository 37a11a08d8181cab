/** Resolves an id that an operator typed: complete, or only its end as lists show it. */
import type { Db } from '#server/store/schema.ts';

/** Minimum length: a shorter ending would often match several submissions. */
const MIN_LENGTH = 8;

/** Error message for an unusable reference. */
export class InvalidReferenceError extends Error {}

export function referencePattern(reference: string): string {
  if (!/^[\da-f-]+$/i.test(reference) || reference.length < MIN_LENGTH)
    throw new InvalidReferenceError(
      `${JSON.stringify(reference)} is not an id: give at least its last ${MIN_LENGTH} characters, as lists show them.`,
    );
  return `%${reference.toLowerCase()}`;
}

export function requireSingle<Found>(reference: string, matches: readonly Found[]): Found | undefined {
  if (matches.length > 1)
    throw new InvalidReferenceError(`${matches.length} ids end in ${reference}: give more characters.`);
  return matches[0];
}

export async function findSubmissionId(db: Db, reference: string): Promise<string | undefined> {
  const idPattern = referencePattern(reference);
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('id', 'like', idPattern)
    .limit(2)
    .execute();
  return requireSingle(reference, rows)?.id;
}
