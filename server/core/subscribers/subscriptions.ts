/** Newsletter subscriptions. Every change is idempotent. */
import { mailboxOf } from '#domain/email.ts';
import type { Announce } from '#server/events/announce.ts';
import { confirmedEvent, unsubscribedEvent } from '#server/events/create-events.ts';
import { addMessages, type PlannedDelivery } from '#server/store/intake.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople } from '#server/store/people.ts';
import { findRow } from '#server/store/rows.ts';
import type { Db, Subscriber, Trx } from '#server/store/schema.ts';

export const findSubscriber = (db: Db, person: string) => findRow(db, 'subscribers', { person });

/**
 * Subject of a confirmation link: the subscriber and the sign-up whose mail contains it. A click then confirms the
 * consent text of that sign-up, not of a later one. The subject changes after use, so the link works only once.
 */
export const createConfirmationSubject = (
  { id, confirmed_at }: Pick<Subscriber, 'id' | 'confirmed_at'>,
  submissionId: string,
): string => `${id}~${confirmed_at ?? 0}~${submissionId}`;

type SubscriptionChange = Readonly<{ id: string; now: number; announce: Announce }>;
type Confirmation = SubscriptionChange & Readonly<{ deliveries: readonly PlannedDelivery[] }>;

/**
 * False if there is nobody to confirm: erased, or unsubscribed since the link was sent. Deliveries and events are
 * written in the same transaction, and only by the click that changed something.
 */
export async function confirmSubscriber(db: Db, { id: subject, now, deliveries, announce }: Confirmation) {
  // Links from earlier versions contain no sign-up.
  const [id = '', lastConfirmation, submissionId = ''] = subject.split('~');
  return db.transaction().execute(async (trx) => {
    const subscriber = await lockSubscriber(trx, id);
    if (!subscriber) return false;
    if (subscriber.state === 'confirmed') return true;
    if (String(subscriber.confirmed_at ?? 0) !== lastConfirmation) return false;
    const signUp = await findRow(trx, 'submissions', { id: submissionId });
    const changedRow = await trx
      .updateTable('subscribers')
      .set({
        ...(signUp?.person === subscriber.person && { submission_id: signUp.id, email: signUp.email }),
        ...{ state: 'confirmed' as const, confirmed_at: now, unsubscribed_at: null },
      })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('submission_id')
      .executeTakeFirst();
    // Another click may have confirmed the subscription meanwhile.
    if (!changedRow) return subscriber.state === 'pending';
    // Free the mail slot: the address is confirmed, so it may sign up again within the hour.
    await trx
      .deleteFrom('mail_slots')
      .where('mailbox', '=', mailboxOf(subscriber.person))
      // Also the slot of a form with an unverified consent.
      .where('kind', 'like', 'newsletter-confirm%')
      .execute();
    const submission = await findRow(trx, 'submissions', { id: changedRow.submission_id });
    await refreshPeople(trx, [subscriber.person]);
    const events = submission ? announce(() => confirmedEvent(submission, now), submission.id) : [];
    const cause = { submissionId: changedRow.submission_id, now };
    await addMessages(trx, [...deliveries, ...events], cause);
    return true;
  });
}

/** Undefined for an unknown or erased subscriber. */
async function lockSubscriber(trx: Trx, id: string): Promise<Subscriber | undefined> {
  const subscriber = await findRow(trx, 'subscribers', { id });
  if (!subscriber) return;
  await lockPeople(trx, 'shared', [subscriber.person]);
  return findRow(trx, 'subscribers', { id });
}

export async function removeSubscriber(db: Db, { id, ...change }: SubscriptionChange): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subscriber = await lockSubscriber(trx, id);
    if (subscriber) await endSubscriptions(trx, change, [subscriber.person]);
  });
}

/** Ends the subscriptions of these people, with an event for each. */
export async function endSubscriptions(
  trx: Db,
  { now, announce }: Omit<SubscriptionChange, 'id'>,
  people: readonly string[],
): Promise<void> {
  const changedRows = await trx
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('person', 'in', people)
    .where('state', '!=', 'unsubscribed')
    .returning('submission_id')
    .execute();
  for (const { submission_id } of changedRows) {
    const submission = await findRow(trx, 'submissions', { id: submission_id });
    if (!submission) continue;
    const events = announce(() => unsubscribedEvent(submission, now), submission.id);
    await addMessages(trx, events, { submissionId: submission_id, now });
  }
}
