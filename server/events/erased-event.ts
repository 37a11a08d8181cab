/** Tells the operator's tools to erase a person. The event contains a hash of the address, not the address. */
import { newMessageRow } from '#server/store/intake.ts';
import type { InsertableDelivery } from '#server/store/schema.ts';
import type { Announce } from './announce.ts';
import type { EventOf } from './event-schema.ts';
import { personId } from './person-id.ts';

type Erasure = Readonly<{
  person: string;
  submissionIds: readonly string[];
  bookingUids: readonly string[];
  now: number;
}>;

export const erasedEvent = ({
  person,
  submissionIds,
  bookingUids,
  now,
}: Erasure): EventOf<'person.erased'> => ({
  type: 'person.erased',
  timestamp: new Date(now).toISOString(),
  data: {
    person: { id: personId(person) },
    submissionIds: [...submissionIds],
    bookingUids: [...bookingUids],
  },
});

/** The message id contains the time, since a person may return and be erased again. */
export function createErasureDeliveries(announce: Announce, erasure: Erasure): InsertableDelivery[] {
  const subject = `${erasure.now}_${personId(erasure.person).slice(0, 16)}`;
  return announce(() => erasedEvent(erasure), subject).map((message) =>
    newMessageRow(null, message, erasure.now),
  );
}
