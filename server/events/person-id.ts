import { createHash } from 'node:crypto';

/** One person in every event, and still nameable once the address itself is erased. */
export const personId = (person: string): string => createHash('sha256').update(person).digest('hex');

/** What stands for an erased person in the record of access: the address gives it again, but not the other way. */
export const erasedName = (person: string): string => `erased-${personId(person).slice(0, 12)}`;
