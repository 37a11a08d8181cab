import { createHash } from 'node:crypto';

/** Id of a person in every event. Remains usable after the address is erased. */
export const personId = (person: string): string => createHash('sha256').update(person).digest('hex');

/** One-way code for an erased person in the audit log. */
export const erasedCode = (person: string): string => `erased-${personId(person).slice(0, 12)}`;
