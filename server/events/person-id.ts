import { createHash } from 'node:crypto';

/** One person in every event, and still nameable once the address itself is erased. */
export const personId = (person: string): string => createHash('sha256').update(person).digest('hex');
