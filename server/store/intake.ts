/** Stores submissions with their deliveries. Submissions that arrive during a commit share the next transaction. */
import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { SPAM_NOTE } from '#domain/desk.ts';
import { mailboxOf } from '#domain/email.ts';
import { UNVERIFIED_CONSENT } from '#domain/forms/form.ts';
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
  /** Hash of the event address. Other kinds have one receiver. */
  target?: string;
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
type IntakeResult = 'stored' | 'repeated';

const MAIL_INTERVAL_MS = HOUR;
/** Clocks of servers that share a store differ by less than this. */
const CLOCK_SLACK_MS = 5 * MINUTE;
const MAX_GROUP_SIZE = 100;

/**
 * Each caller is answered when the submission and its deliveries are on disk. `assertInPlace` throws if they would be
 * lost.
 */
export function createIntake(db: Db, assertInPlace: () => void) {
  type Waiting = PromiseWithResolvers<IntakeResult> & Readonly<{ item: NewSubmission }>;
  const queue: Waiting[] = [];
  let isRunning = false;

  async function commit(group: readonly Waiting[]): Promise<void> {
    assertInPlace();
    const items = group.map(({ item }) => item);
    const results = await db.transaction().execute((trx) => storeSubmissions(trx, items));
    for (const { item, resolve } of group) resolve(results.get(item) ?? 'repeated');
  }

  async function commitQueue(): Promise<void> {
    while (queue.length > 0) {
      const group = queue.splice(0, MAX_GROUP_SIZE);
      try {
        await commit(group);
      } catch (error) {
        // One bad submission must not fail the others. If the store is down, the waiting ones would fail too.
        if (isItemFault(error)) for (const one of group) await commit([one]).catch(one.reject);
        else for (const { reject } of [...group, ...queue.splice(0)]) reject(error);
      }
    }
    isRunning = false;
  }

  return (item: NewSubmission): Promise<IntakeResult> => {
    const waiting = { item, ...Promise.withResolvers<IntakeResult>() };
    queue.push(waiting);
    // Wait for all requests that the event loop is reading now.
    if (!isRunning) setImmediate(commitQueue);
    isRunning = true;
    return waiting.promise;
  };
}

export async function storeSubmissions(
  trx: Transaction<Schema>,
  group: readonly NewSubmission[],
): Promise<ReadonlyMap<NewSubmission, IntakeResult>> {
  const people = group.map(({ submission }) => submission.person);
  await lockPeople(trx, 'shared', people);
  const results = new Map<NewSubmission, IntakeResult>();
  // Sorted, so that two servers lock rows in the same order.
  for (const item of group.toSorted((a, b) => (a.submission.person < b.submission.person ? -1 : 1)))
    results.set(item, await storeSubmission(trx, item));
  await refreshPeople(trx, people);
  return results;
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
  const held = { state: 'held' as const, note: SPAM_NOTE + quarantine_reason };
  // Ignore quarantined submissions: a bot must not change a person's subscription.
  const isSubscribed = !quarantine_reason && !(await requestSubscription(trx, submission));
  const cause = { submissionId: id, now: created_at };
  const rows: InsertableDelivery[] = messages.map((message) => ({
    ...newDelivery({ ...message, ...cause }),
    ...(quarantine_reason && !message.sendsWhenQuarantined && held),
  }));
  for (const delivery of deliveries) {
    const skipNote = quarantine_reason ? '' : await findSkipNote(trx, submission, delivery, isSubscribed);
    const skipped = { state: 'skipped' as const, note: skipNote };
    rows.push({
      ...newDelivery({ kind: delivery.kind, ...cause }),
      ...(quarantine_reason ? held : skipNote && skipped),
    });
  }
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
  return 'stored';
}

/** Id of the submission that a request repeats. Undefined if it was erased meanwhile. */
export async function findRepeated(
  db: Db,
  { fingerprint }: InsertableSubmission,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('fingerprint', '=', fingerprint ?? '')
    .executeTakeFirst();
  return row?.id;
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
  { person, consent_version, created_at }: InsertableSubmission,
  { kind, oncePerHour, skipsSubscribers }: PlannedDelivery,
  isSubscribed: boolean,
): Promise<string> {
  if (skipsSubscribers && isSubscribed) return 'already subscribed';
  if (!oncePerHour) return '';
  // A form without a known consent must not use up the mail of one with it, so it has a slot of its own.
  const slot = consent_version === UNVERIFIED_CONSENT ? `${kind} ${consent_version}` : kind;
  // In one statement, so that two servers never claim the same slot. Repairs slots of a clock that was ahead.
  const { rows } = await sql`insert into mail_slots (mailbox, kind, last_at)
    values (${mailboxOf(person)}, ${slot}, ${created_at})
    on conflict (mailbox, kind) do update set last_at = excluded.last_at
      where mail_slots.last_at <= excluded.last_at - ${sql.lit(MAIL_INTERVAL_MS)}
        or mail_slots.last_at > excluded.last_at + ${sql.lit(CLOCK_SLACK_MS)}
    returning kind`.execute(trx);
  return rows.length > 0 ? '' : 'the same mail went to this address within the hour';
}

type Message = Pick<OutboxMessage, 'kind'> & Partial<OutboxMessage>;
type Cause = Readonly<{
  now: number;
  submissionId?: string | null | undefined;
  bookingUid?: string | null | undefined;
}>;

/** Adds messages to the outbox. An erasure deletes those about a submission or a booking of the person. */
export async function addMessages(trx: Db, messages: readonly Message[], cause: Cause): Promise<void> {
  const rows = messages.map((message) => newDelivery({ ...message, ...cause }));
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
}

export const newDelivery = ({
  kind,
  target = '',
  messageId = '',
  payload,
  now,
  submissionId = null,
  bookingUid = null,
}: Message & Cause): InsertableDelivery => ({
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
  target,
  message_id: messageId,
  payload: payload ?? null,
  booking_uid: submissionId === null ? bookingUid : null,
});
