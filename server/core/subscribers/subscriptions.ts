/** Newsletter subscriptions. Every change is idempotent. */
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/email.ts';
import type { Announce } from '#server/events/announce.ts';
import { confirmedEvent, unsubscribedEvent } from '#server/events/lead-events.ts';
import { newDelivery, newMessageRow, type PlannedDelivery } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { addPeople } from '#server/store/people.ts';
import type { Db, Lead, Schema, Subscriber } from '#server/store/schema.ts';

export const findSubscriber = (db: Db, person: string): Promise<Subscriber | undefined> =>
  db.selectFrom('subscribers').selectAll().where('person', '=', person).executeTakeFirst();

/**
 * Subject of a confirmation link: the subscriber and the sign-up whose mail contains it. A click then confirms the
 * consent text of that sign-up, not of a later one. The subject changes after use, so the link works only once.
 */
export const createConfirmationSubject = (
  { id, confirmed_at }: Pick<Subscriber, 'id' | 'confirmed_at'>,
  leadId: string,
): string => `${id}~${confirmed_at ?? 0}~${leadId}`;

type SubscriptionChange = Readonly<{ id: string; now: number; announce: Announce }>;
type Confirmation = SubscriptionChange & Readonly<{ deliveries: readonly PlannedDelivery[] }>;

/**
 * False if there is nobody to confirm: erased, or unsubscribed since the link was sent. Deliveries and events are
 * written in the same transaction, and only by the click that changed something.
 */
export async function confirmSubscriber(
  db: Db,
  { id: subject, now, deliveries, announce }: Confirmation,
): Promise<boolean> {
  // Links from earlier versions contain no sign-up.
  const [id = '', lastConfirmation, leadId = ''] = subject.split('~');
  return db.transaction().execute(async (trx) => {
    const subscriber = await lockSubscriber(trx, id);
    if (!subscriber) return false;
    if (subscriber.state === 'confirmed') return true;
    if (String(subscriber.confirmed_at ?? 0) !== lastConfirmation) return false;
    const signUp = await findLead(trx, leadId);
    const changedRow = await trx
      .updateTable('subscribers')
      .set({
        ...(signUp?.person === subscriber.person && { lead_id: signUp.id, email: signUp.email }),
        ...{ state: 'confirmed' as const, confirmed_at: now, unsubscribed_at: null },
      })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('lead_id')
      .executeTakeFirst();
    if (changedRow) {
      // Free the mail slot: the address is confirmed, so it may sign up again within the hour.
      await trx
        .deleteFrom('mail_slots')
        .where('mailbox', '=', mailboxOf(subscriber.person))
        .where('kind', '=', 'newsletter-confirm')
        .execute();
      const rows = deliveries.map(({ kind }) => newDelivery(changedRow.lead_id, kind, now));
      const lead = await findLead(trx, changedRow.lead_id);
      if (lead) await addPeople(trx, [{ ...lead, created_at: now }]);
      const eventMessages = lead ? announce(() => confirmedEvent(lead, now), lead.id) : [];
      const allRows = [
        ...rows,
        ...eventMessages.map((message) => newMessageRow(changedRow.lead_id, message, now)),
      ];
      if (allRows.length > 0) await trx.insertInto('deliveries').values(allRows).execute();
      return true;
    }
    // Another click has confirmed the subscription meanwhile.
    return subscriber.state === 'pending';
  });
}

/** Undefined for an unknown or erased subscriber. */
async function lockSubscriber(trx: Transaction<Schema>, id: string): Promise<Subscriber | undefined> {
  const byId = trx.selectFrom('subscribers').selectAll().where('id', '=', id);
  const subscriber = await byId.executeTakeFirst();
  if (!subscriber) return;
  await lockPeople(trx, 'shared', [subscriber.person]);
  return byId.executeTakeFirst();
}

const findLead = (trx: Transaction<Schema>, id: string): Promise<Lead | undefined> =>
  trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

export async function removeSubscriber(db: Db, { id, now, announce }: SubscriptionChange): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockSubscriber(trx, id))) return;
    const changedRow = await trx
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: now })
      .where('id', '=', id)
      .where('state', '!=', 'unsubscribed')
      .returning('lead_id')
      .executeTakeFirst();
    const lead = changedRow && (await findLead(trx, changedRow.lead_id));
    const eventMessages = lead ? announce(() => unsubscribedEvent(lead, now), lead.id) : [];
    if (eventMessages.length > 0) {
      const rows = eventMessages.map((message) => newMessageRow(lead?.id ?? null, message, now));
      await trx.insertInto('deliveries').values(rows).execute();
    }
  });
}
