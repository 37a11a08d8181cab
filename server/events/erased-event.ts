/** Tells the operator's tools to erase a person. The event contains a hash of the address, not the address. */
import type { Transaction } from 'kysely';
import { personId } from '#server/core/people/person-id.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Schema } from '#server/store/schema.ts';
import type { Announce } from './announce.ts';
import type { EventOf } from './event-schema.ts';

type Erasure = Readonly<{
  person: string;
  submissionIds: readonly string[];
  bookingUids: readonly string[];
  now: number;
}>;

export async function announceErasure(
  trx: Transaction<Schema>,
  announce: Announce,
  { person, submissionIds, bookingUids, now }: Erasure,
): Promise<void> {
  const id = personId(person);
  const event: EventOf<'person.erased'> = {
    type: 'person.erased',
    timestamp: new Date(now).toISOString(),
    data: { person: { id }, submissionIds: [...submissionIds], bookingUids: [...bookingUids] },
  };
  // The message id contains the time, since a person may return and be erased again.
  await addMessages(
    trx,
    announce(() => event, `${now}_${id.slice(0, 16)}`),
    { now },
  );
}
