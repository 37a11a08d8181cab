/** Tells the operator's tools whom to forget, without naming the address that is gone here. */
import type { EventOf } from './event-schema.ts';
import { personId } from './person-id.ts';

type Erasure = Readonly<{
  person: string;
  leadIds: readonly string[];
  bookingUids: readonly string[];
  now: number;
}>;

export const erasedEvent = ({ person, leadIds, bookingUids, now }: Erasure): EventOf<'person.erased'> => ({
  type: 'person.erased',
  timestamp: new Date(now).toISOString(),
  data: { person: { id: personId(person) }, leadIds: [...leadIds], bookingUids: [...bookingUids] },
});
