/** Sends events about the team's work with people, through the outbox. */
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CoreContext } from '#server/core/context.ts';
import type { EventOf } from '#server/events/event-schema.ts';
import { personId } from '#server/events/person-id.ts';
import { contactOf } from '#server/store/contact.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Db, Schema } from '#server/store/schema.ts';

type PersonEvent = EventOf<
  'person.status_changed' | 'person.owner_changed' | 'person.contact_changed' | 'note.added'
>;
type EventPersonData = Pick<PersonEvent['data'], 'person' | 'submissionIds' | 'bookingUids' | 'by'>;
/** The person, and a function that creates the event about the change. */
export type AnnouncedChange = Readonly<{
  emailKey: string;
  createEvent(personData: EventPersonData, timestamp: string): PersonEvent;
}>;

export async function announcePeople(
  trx: Transaction<Schema>,
  { announce, actor, now }: Pick<CoreContext, 'announce' | 'actor' | 'now'>,
  changes: readonly AnnouncedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const readPersonData = await createPersonReader(
    trx,
    [...new Set(changes.map(({ emailKey }) => emailKey))],
    actor,
  );
  for (const { emailKey, createEvent } of changes) {
    const person = readPersonData(emailKey);
    await addMessages(
      trx,
      announce(() => createEvent(person, new Date(now).toISOString()), randomUUIDv7()),
      { submissionId: person.submissionIds[0], bookingUid: person.bookingUids[0], now },
    );
  }
}

/** Reads contact details and ids of these people. */
export async function createPersonReader(
  trx: Db | Transaction<Schema>,
  people: readonly string[],
  by: string,
): Promise<(emailKey: string) => EventPersonData> {
  if (people.length === 0)
    return () => {
      throw new Error('no people were read');
    };
  const submissions = await trx
    .selectFrom('submissions')
    .select(['id', 'person', 'email', 'first_name', 'last_name', 'company', 'phone'])
    .where('person', 'in', people)
    .orderBy('created_at', 'desc')
    .execute();
  const bookings = await trx
    .selectFrom('bookings')
    .select(['uid', 'person', 'email', 'name'])
    .where('person', 'in', people)
    .orderBy('changed_at', 'desc')
    .execute();
  const teamRows = await trx
    .selectFrom('people')
    .select(['email_key', 'name', 'email', 'company', 'phone'])
    .where('email_key', 'in', people)
    .execute();
  return (emailKey: string): EventPersonData => {
    const personSubmissions = submissions.filter(({ person }) => person === emailKey);
    const personBookings = bookings.filter(({ person }) => person === emailKey);
    const person = teamRows.find(({ email_key }) => email_key === emailKey);
    return {
      person: {
        id: personId(emailKey),
        ...contactOf({ email_key: emailKey, ...person }, personSubmissions, personBookings),
      },
      submissionIds: personSubmissions.map(({ id }) => id),
      bookingUids: personBookings.map(({ uid }) => uid),
      by,
    };
  };
}
