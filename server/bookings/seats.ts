/**
 * A provider may give a call with several seats one uid for all bookers. The first booker's row has that uid. Every
 * other row gets its own uid, made from the call's uid and the mailbox.
 */
import { personId } from '#server/events/person-id.ts';

const HASH_LENGTH = 16;

export const seatUid = (uid: string, mailbox: string): string =>
  `${uid}~${personId(mailbox).slice(0, HASH_LENGTH)}`;

/** The provider's uid for the booking of a row. */
export const providerUid = (rowUid: string): string => rowUid.replace(/~[\da-f]{16}$/, '');
