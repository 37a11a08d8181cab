/**
 * Cal.com gives a call with several seats one uid for all bookers. The first booker's row has that uid. Every other row
 * gets its own uid, made from the call's uid and the person.
 */
import { personId } from '#server/events/person-id.ts';

const HASH_LENGTH = 16;

export const seatUid = (uid: string, person: string): string =>
  `${uid}~${personId(person).slice(0, HASH_LENGTH)}`;

/** Cal.com's uid for the booking of a row. */
export const calUid = (rowUid: string): string => rowUid.replace(/~[\da-f]{16}$/, '');
