/** Sends events about the team's work with people, through the outbox. */
import { randomUUIDv7 } from 'node:crypto';
import type { CoreContext } from '#server/core/context.ts';
import type { SiteEvent } from '#server/events/event-schema.ts';
import { readContacts } from '#server/store/contact.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Db } from '#server/store/schema.ts';
import { personId } from './person-id.ts';

type PersonEvent = Extract<SiteEvent, { data: { by: string } }>;
type PersonData = 'person' | 'submissionIds' | 'bookingUids' | 'by';
/** An event without its time and the data about the person. */
type Change<Event extends PersonEvent> = Event extends PersonEvent
  ? Readonly<{ emailKey: string; type: Event['type']; data: Omit<Event['data'], PersonData> }>
  : never;
export type AnnouncedChange = Change<PersonEvent>;

export async function announcePeople(
  trx: Db,
  { announce, actor: by, now }: Pick<CoreContext, 'announce' | 'actor' | 'now'>,
  changes: readonly AnnouncedChange[],
): Promise<void> {
  const people = [...new Set(changes.map(({ emailKey }) => emailKey))];
  if (people.length === 0) return;
  const contacts = await readContacts(trx, people);
  for (const { emailKey, type, data } of changes) {
    const contact = contacts.get(emailKey);
    if (!contact) continue;
    const { phones: _, submissionIds, bookingUids, ...details } = contact;
    const person = { id: personId(emailKey), ...details };
    const event = {
      ...{ type, timestamp: new Date(now).toISOString() },
      data: { person, submissionIds, bookingUids, by, ...data },
    } as PersonEvent;
    const messages = announce(() => event, randomUUIDv7());
    await addMessages(trx, messages, { submissionId: submissionIds[0], bookingUid: bookingUids[0], now });
  }
}
