/** Stores submissions with their deliveries. Submissions that arrive during a commit share the next transaction. */
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/email.ts';
import { HOUR, MINUTE } from '#domain/timing.ts';
import { derivedColumns } from './derived-columns.ts';
import { isItemFault } from './faults.ts';
import { lockPeople } from './lock-people.ts';
import { refreshPeople } from './people.ts';
import type { Db, InsertableDelivery, InsertableSubmission, Schema } from './schema.ts';

/** A delivery to be written with a submission, and the conditions that skip it. */
export type PlannedDelivery = Readonly<{
  kind: string;
  /** True if one person gets it at most once an hour. */
  oncePerHour: boolean;
  /** True if people who already have the newsletter do not get it. */
  skipsSubscribers: boolean;
}>;
/** A complete message for one of the operator's tools, written in the same transaction as its cause. */
export type OutboxMessage = Readonly<{
  kind: string;
  target: string;
  /** Lets the receiver recognize a repeat. */
  messageId: string;
  payload: string;
  /** True if it is sent even for a quarantined submission. */
  sendsWhenQuarantined?: boolean;
}>;
/** A submission to be stored, and the deliveries about it. */
export type NewSubmission = Readonly<{
  submission: InsertableSubmission;
  deliveries: readonly PlannedDelivery[];
  messages?: readonly OutboxMessage[];
}>;
export type IntakeResult = 'stored' | 'repeated';

const MAIL_INTERVAL_MS = HOUR;
/** Clocks of servers that share a store differ by less than this. */
const CLOCK_SLACK_MS = 5 * MINUTE;
const MAX_GROUP_SIZE = 100;

type WaitingSubmission = Readonly<{
  item: NewSubmission;
  resolve(result: IntakeResult): void;
  reject(reason: unknown): void;
}>;

/** Each caller is answered after the commit that contains its submission. */
export function createIntake(db: Db): (item: NewSubmission) => Promise<IntakeResult> {
  const queue: WaitingSubmission[] = [];
  let isRunning = false;

  /** Rejects if the store itself failed. */
  async function commitGroup(group: readonly WaitingSubmission[]): Promise<void> {
    try {
      const results = await commitSubmissions(
        db,
        group.map(({ item }) => item),
      );
      for (const { item, resolve } of group) resolve(results.get(item) ?? 'repeated');
    } catch (error) {
      const isCausedByItem = isItemFault(error);
      if (isCausedByItem && group.length > 1) {
        // One bad submission must not fail the others: commit each in its own transaction.
        for (const waiting of group) await commitGroup([waiting]);
        return;
      }
      for (const { reject } of group) reject(error);
      if (!isCausedByItem) throw error;
    }
  }

  async function commitQueue(): Promise<void> {
    try {
      while (queue.length > 0) await commitGroup(queue.splice(0, MAX_GROUP_SIZE));
    } catch (error) {
      // The store is down: reject the waiting submissions as well, since they would also fail.
      for (const { reject } of queue.splice(0)) reject(error);
    } finally {
      isRunning = false;
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // Wait for all requests that the event loop is reading now.
      setImmediate(commitQueue);
    });
}

function commitSubmissions(
  db: Db,
  group: readonly NewSubmission[],
): Promise<ReadonlyMap<NewSubmission, IntakeResult>> {
  return db.transaction().execute(async (trx) => {
    const people = group.map(({ submission }) => submission.person);
    await lockPeople(trx, 'shared', people);
    const results = new Map<NewSubmission, IntakeResult>();
    // Sorted, so that two servers lock rows in the same order.
    for (const item of group.toSorted((a, b) => (a.submission.person < b.submission.person ? -1 : 1)))
      results.set(item, await storeSubmission(trx, item));
    await refreshPeople(trx, people);
    return results;
  });
}

async function storeSubmission(
  trx: Transaction<Schema>,
  { submission, deliveries, messages = [] }: NewSubmission,
): Promise<IntakeResult> {
  const { id, created_at, quarantine_reason } = submission;
  const inserted = await trx
    .insertInto('submissions')
    .values({ ...submission, ...derivedColumns(submission) })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return 'repeated';
  const held = { state: 'held' as const, note: `suspected spam: ${quarantine_reason}` };
  // Ignore quarantined submissions: a bot must not change a person's subscription.
  const isSubscribed = !quarantine_reason && !(await requestSubscription(trx, submission));
  const rows: InsertableDelivery[] = [];
  for (const delivery of deliveries) {
    const skipNote = quarantine_reason ? '' : await findSkipNote(trx, submission, delivery, isSubscribed);
    rows.push({
      ...newDelivery(id, delivery.kind, created_at),
      ...(quarantine_reason && held),
      ...(skipNote && { state: 'skipped', note: skipNote }),
    });
  }
  for (const message of messages)
    rows.push({
      ...newMessage(id, message, created_at),
      ...(quarantine_reason && !message.sendsWhenQuarantined && held),
    });
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
  return 'stored';
}

/** Records a newsletter sign-up. False if the person is already subscribed. */
export async function requestSubscription(
  trx: Transaction<Schema>,
  { id, kind, person, email, created_at }: InsertableSubmission,
): Promise<boolean> {
  if (kind !== 'newsletter') return true;
  const request = { email, state: 'pending', submission_id: id, requested_at: created_at } as const;
  const row = await trx
    .insertInto('subscribers')
    .values({ id: randomUUIDv7(), person, ...request, confirmed_at: null, unsubscribed_at: null })
    // Confirmed subscribers keep their recorded consent.
    .onConflict((conflict) =>
      conflict.column('person').doUpdateSet(request).where('subscribers.state', '!=', 'confirmed'),
    )
    .returning('person')
    .executeTakeFirst();
  return row !== undefined;
}

/** The reason why a delivery is not sent. Empty if it is: then it has used the mail slot of the hour. */
async function findSkipNote(
  trx: Transaction<Schema>,
  { person, created_at }: InsertableSubmission,
  { kind, oncePerHour, skipsSubscribers }: PlannedDelivery,
  isSubscribed: boolean,
): Promise<string> {
  if (skipsSubscribers && isSubscribed) return 'already subscribed';
  if (!oncePerHour) return '';
  // In one statement, so that two servers never claim the same slot.
  const claimedSlot = await trx
    .insertInto('mail_slots')
    .values({ mailbox: mailboxOf(person), kind, last_at: created_at })
    .onConflict((conflict) =>
      conflict
        .columns(['mailbox', 'kind'])
        .doUpdateSet({ last_at: created_at })
        .where(({ eb, or }) =>
          or([
            eb('mail_slots.last_at', '<=', created_at - MAIL_INTERVAL_MS),
            // Repairs slots that were written while the clock was ahead.
            eb('mail_slots.last_at', '>', created_at + CLOCK_SLACK_MS),
          ]),
        ),
    )
    .returning('kind')
    .executeTakeFirst();
  return claimedSlot ? '' : 'the same mail went to this address within the hour';
}

const newMessage = (
  submissionId: string | null,
  { kind, target, messageId, payload }: OutboxMessage,
  now: number,
): InsertableDelivery => ({
  ...newDelivery(submissionId, kind, now),
  target,
  message_id: messageId,
  payload,
});

/** Adds messages to the outbox. An erasure deletes those about a submission or a booking of the person. */
export async function addMessages(
  trx: Transaction<Schema>,
  messages: readonly OutboxMessage[],
  { now, submissionId = null, bookingUid = null }: MessageContext,
): Promise<void> {
  const rows = messages.map((message) => ({
    ...newMessage(submissionId, message, now),
    booking_uid: submissionId === null ? bookingUid : null,
  }));
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
}

type MessageContext = Readonly<{
  now: number;
  submissionId?: string | null | undefined;
  bookingUid?: string | null | undefined;
}>;

export const newDelivery = (submissionId: string | null, kind: string, now: number): InsertableDelivery => ({
  id: randomUUIDv7(),
  submission_id: submissionId,
  kind,
  state: 'pending',
  attempts: 0,
  next_at: now,
  lease_owner: null,
  lease_beat: 0,
  note: '',
  created_at: now,
  finished_at: null,
  target: '',
  message_id: '',
  payload: null,
  booking_uid: null,
});
