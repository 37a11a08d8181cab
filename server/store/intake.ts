/** Stores submissions with their deliveries. Submissions that arrive during a commit share the next transaction. */
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { SPAM_NOTE } from '#domain/desk.ts';
import { mailboxOf } from '#domain/email.ts';
import { UNVERIFIED_CONSENT } from '#domain/forms/form.ts';
import { HOUR, MINUTE } from '#domain/timing.ts';
import { derivedColumns } from './derived-columns.ts';
import { isItemFault } from './faults.ts';
import { lockPeople } from './lock-people.ts';
import { refreshPeople } from './people.ts';
import { findRow } from './rows.ts';
import type { Db, InsertableDelivery, InsertableSubmission, Trx } from './schema.ts';

/** A delivery to be written with a submission, and the conditions that skip it. */
export type PlannedDelivery = Readonly<{
  kind: string;
  /** True if one person gets it at most once an hour. */
  oncePerHour: boolean;
  /** True if people who already have the newsletter do not get it. */
  skipsSubscribers: boolean;
}>;
/** A complete message for one of the operator's tools, written in the same transaction as its cause. */
export type OutboxMessage = Pick<InsertableDelivery, 'kind' | 'message_id' | 'payload'> &
  Partial<Pick<InsertableDelivery, 'target'>>;
/** A submission to be stored, and the deliveries about it. */
export type NewSubmission = Readonly<{
  submission: InsertableSubmission;
  deliveries: readonly PlannedDelivery[];
  /** Held if the submission is quarantined. */
  messages?: readonly OutboxMessage[];
  /** Sent in any case. */
  notices?: readonly OutboxMessage[];
}>;
type IntakeResult = 'stored' | 'repeated';
type Waiting = PromiseWithResolvers<IntakeResult> & Readonly<{ item: NewSubmission }>;

/** Clocks of servers that share a store differ by less than this. */
const CLOCK_SLACK_MS = 5 * MINUTE;
const MAX_GROUP_SIZE = 100;

/**
 * Each caller is answered when the submission and its deliveries are on disk. `assertInPlace` throws if they would be
 * lost.
 */
export function createIntake(db: Db, assertInPlace: () => void) {
  const queue: Waiting[] = [];
  let isRunning = false;

  async function commit(group: readonly Waiting[]): Promise<void> {
    try {
      assertInPlace();
      const items = group.map(({ item }) => item);
      const results = await db.transaction().execute((trx) => storeSubmissions(trx, items));
      for (const { item, resolve } of group) resolve(results.get(item) ?? 'repeated');
    } catch (error) {
      // One bad submission must not fail the others. If the store is down, the waiting ones would fail too.
      if (!isItemFault(error)) for (const { reject } of [...group, ...queue.splice(0)]) reject(error);
      else if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await commit([one]);
    }
  }

  async function commitQueue(): Promise<void> {
    while (queue.length > 0) await commit(queue.splice(0, MAX_GROUP_SIZE));
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

export async function storeSubmissions(trx: Trx, group: readonly NewSubmission[]) {
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
  trx: Trx,
  { submission, deliveries, messages = [], notices = [] }: NewSubmission,
): Promise<IntakeResult> {
  const { id: submission_id, created_at: now, quarantine_reason } = submission;
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('submissions')
    .values({ ...submission, ...derivedColumns(submission) })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirstOrThrow();
  if (!inserted) return 'repeated';
  const held = quarantine_reason && ({ state: 'held', note: SPAM_NOTE + quarantine_reason } as const);
  // Ignore quarantined submissions: a bot must not change a person's subscription.
  const isSubscribed = !held && !(await requestSubscription(trx, submission));
  const rows = notices.map((notice) => newDelivery({ ...notice, submission_id, now }));
  for (const message of messages) rows.push(newDelivery({ ...message, submission_id, now, ...held }));
  for (const delivery of deliveries) {
    const state = held || (await skip(trx, submission, delivery, isSubscribed));
    rows.push(newDelivery({ kind: delivery.kind, submission_id, now, ...state }));
  }
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
  return 'stored';
}

/** Id of the submission that a request repeats. Undefined if it was erased meanwhile. */
export async function findRepeated(db: Db, { fingerprint }: InsertableSubmission) {
  return (await findRow(db, 'submissions', { fingerprint: fingerprint ?? '' }))?.id;
}

/** Records a newsletter sign-up. False if the person is already subscribed. */
export async function requestSubscription(
  trx: Trx,
  { id, kind, person, email, created_at }: InsertableSubmission,
): Promise<boolean> {
  if (kind !== 'newsletter') return true;
  const request = { email, state: 'pending', submission_id: id, requested_at: created_at } as const;
  const { numInsertedOrUpdatedRows: changed } = await trx
    .insertInto('subscribers')
    .values({ id: randomUUIDv7(), person, ...request })
    // Confirmed subscribers keep their recorded consent.
    .onConflict((conflict) =>
      conflict.column('person').doUpdateSet(request).where('subscribers.state', '!=', 'confirmed'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(changed);
}

/** State of a delivery that is not sent. Undefined if it is: then it has used the mail slot of the hour. */
async function skip(
  trx: Trx,
  { person, consent_version, created_at }: InsertableSubmission,
  { kind, oncePerHour, skipsSubscribers }: PlannedDelivery,
  isSubscribed: boolean,
) {
  const skipped = (note: string) => ({ state: 'skipped', note }) as const;
  if (skipsSubscribers && isSubscribed) return skipped('already subscribed');
  if (!oncePerHour) return;
  // A form without a known consent must not use up the mail of one with it, so it has a slot of its own.
  const slot = consent_version === UNVERIFIED_CONSENT ? `${kind} ${consent_version}` : kind;
  // In one statement, so that two servers never claim the same slot. Repairs slots of a clock that was ahead.
  const { rows } = await sql`insert into mail_slots (mailbox, kind, last_at)
    values (${mailboxOf(person)}, ${slot}, ${created_at})
    on conflict (mailbox, kind) do update set last_at = excluded.last_at
      where mail_slots.last_at <= excluded.last_at - ${sql.lit(HOUR)}
        or mail_slots.last_at > excluded.last_at + ${sql.lit(CLOCK_SLACK_MS)}
    returning kind`.execute(trx);
  return rows.length > 0 ? undefined : skipped('the same mail went to this address within the hour');
}

type DeliveryValues = Partial<InsertableDelivery> & Readonly<{ kind: string; now: number }>;

export const newDelivery = ({ now, ...values }: DeliveryValues): InsertableDelivery => ({
  id: randomUUIDv7(),
  ...{ state: 'pending', attempts: 0, next_at: now, lease_beat: 0, created_at: now },
  ...{ note: '', target: '', message_id: '' },
  ...values,
});

type Cause = Readonly<{
  now: number;
  submissionId?: string | null | undefined;
  bookingUid?: string | null | undefined;
}>;

/** Adds messages to the outbox. An erasure deletes those about a submission or a booking of the person. */
export async function addMessages(
  trx: Db,
  messages: readonly (Pick<PlannedDelivery, 'kind'> & Partial<OutboxMessage>)[],
  { now, submissionId = null, bookingUid = null }: Cause,
): Promise<void> {
  const cause = { now, submission_id: submissionId, booking_uid: submissionId === null ? bookingUid : null };
  const rows = messages.map(({ kind, target = '', message_id = '', payload = null }) =>
    newDelivery({ kind, target, message_id, payload, ...cause }),
  );
  if (rows.length > 0) await trx.insertInto('deliveries').values(rows).execute();
}
