/** Sends events about the team's work with people, through the outbox. */
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CoreContext } from '#server/core/context.ts';
import type { EventOf } from '#server/events/event-schema.ts';
import { personId } from '#server/events/person-id.ts';
import { newMessageRow } from '#server/store/intake.ts';
import { nameOf } from '#server/store/lead-facets.ts';
import type { Schema } from '#server/store/schema.ts';

type PersonEvent = EventOf<'person.status_changed' | 'person.owner_changed' | 'note.added'>;
export type AboutPerson = Pick<PersonEvent['data'], 'person' | 'leadIds' | 'bookingUids' | 'by'>;
/** One event of one person. */
type Happened = Readonly<{ emailKey: string; event(common: AboutPerson, timestamp: string): PersonEvent }>;

export async function announcePeople(
  trx: Transaction<Schema>,
  { announce, actor, now }: Pick<CoreContext, 'announce' | 'actor' | 'now'>,
  changes: readonly Happened[],
): Promise<void> {
  if (changes.length === 0) return;
  const common = await readCommon(trx, [...new Set(changes.map(({ emailKey }) => emailKey))], actor);
  const rows = changes.flatMap(({ emailKey, event }) => {
    const commonData = common(emailKey);
    // The message is linked to the lead or booking, so that an erasure also deletes the message.
    const [lead = null] = commonData.leadIds;
    const [booking_uid = null] = lead === null ? commonData.bookingUids : [];
    const messages = announce(() => event(commonData, new Date(now).toISOString()), randomUUIDv7());
    return messages.map((message) => ({ ...newMessageRow(lead, message, now), booking_uid }));
  });
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
}

async function readCommon(trx: Transaction<Schema>, people: readonly string[], by: string) {
  const leads = await trx
    .selectFrom('leads')
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
  const team = await trx
    .selectFrom('people')
    .select(['email_key', 'name', 'phone'])
    .where('email_key', 'in', people)
    .execute();
  return (emailKey: string): AboutPerson => {
    const own = leads.filter(({ person }) => person === emailKey);
    const calls = bookings.filter(({ person }) => person === emailKey);
    const teamRow = team.find(({ email_key }) => email_key === emailKey);
    return {
      person: {
        id: personId(emailKey),
        email: own[0]?.email ?? calls[0]?.email ?? emailKey,
        name: teamRow?.name || own.map(nameOf).find(Boolean) || calls.find(({ name }) => name)?.name || '',
        company: own.find(({ company }) => company)?.company ?? '',
        phone: teamRow?.phone || (own.find(({ phone }) => phone)?.phone ?? ''),
      },
      leadIds: own.map(({ id }) => id),
      bookingUids: calls.map(({ uid }) => uid),
      by,
    };
  };
}
