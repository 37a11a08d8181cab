/** Stores submissions with their deliveries. Those that arrive together share a transaction (group-commit.ts). */
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/email.ts';
import { HOUR, MINUTE } from '#domain/timing.ts';
import { derivedColumns } from './derived-columns.ts';
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

export const MAX_GROUP_SIZE = 100;
/** Stays below SQLite's limit of 32,766 values in one statement. */
const DELIVERIES_PER_STATEMENT = 1_000;

const SKIPPED_AS_REPEAT = {
  state: 'skipped',
  note: 'the same mail went to this address within the hour',
} as const;

export async function commitSubmissions(
  { db }: Readonly<{ db: Db }>,
  group: readonly NewSubmission[],
): Promise<IntakeResult[]> {
  return db.transaction().execute(async (trx) => {
    await lockPeople(
      trx,
      'shared',
      group.map(({ submission }) => submission.person),
    );
    const storedRows = await trx
      .insertInto('submissions')
      .values(
        group.map(({ submission }) => ({ assistant: '', ...submission, ...derivedColumns(submission) })),
      )
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('id')
      .execute();
    const ids = new Set(storedRows.map(({ id }) => id));
    const newSubmissions = group.filter(({ submission }) => ids.has(submission.id));
    // Ignore quarantined submissions: a bot must not change a person's subscription.
    const subscribedPeople = await requestSubscriptions(
      trx,
      newSubmissions
        .map(({ submission }) => submission)
        .filter(({ quarantine_reason }) => !quarantine_reason),
    );
    const freeSlots = await claimMailSlots(trx, newSubmissions, subscribedPeople);
    const deliveries = newSubmissions.flatMap((newSubmission) => [
      ...deliveryRows(newSubmission, subscribedPeople, freeSlots),
      ...messageRows(newSubmission),
    ]);
    for (let start = 0; start < deliveries.length; start += DELIVERIES_PER_STATEMENT)
      await trx
        .insertInto('deliveries')
        .values(deliveries.slice(start, start + DELIVERIES_PER_STATEMENT))
        .execute();
    await refreshPeople(
      trx,
      newSubmissions.map(({ submission }) => submission.person),
    );
    return group.map(({ submission }) => (ids.has(submission.id) ? 'stored' : 'repeated'));
  });
}

/** Records newsletter sign-ups. Returns people who are already subscribed. */
export async function requestSubscriptions(
  trx: Transaction<Schema>,
  submissions: readonly Pick<InsertableSubmission, 'id' | 'kind' | 'person' | 'email' | 'created_at'>[],
): Promise<Set<string>> {
  const latestSignUps = new Map(
    submissions
      .filter(({ kind }) => kind === 'newsletter')
      .map((submission) => [submission.person, submission] as const),
  );
  if (latestSignUps.size === 0) return new Set();
  const rows = await trx
    .insertInto('subscribers')
    .values(
      sortForLocking([...latestSignUps.values()], ({ person }) => person).map((submission) => ({
        id: randomUUIDv7(),
        person: submission.person,
        email: submission.email,
        state: 'pending' as const,
        submission_id: submission.id,
        requested_at: submission.created_at,
        confirmed_at: null,
        unsubscribed_at: null,
      })),
    )
    // Confirmed subscribers keep their recorded consent and are not returned.
    .onConflict((conflict) =>
      conflict
        .column('person')
        .doUpdateSet((eb) => ({
          state: 'pending',
          email: eb.ref('excluded.email'),
          submission_id: eb.ref('excluded.submission_id'),
          requested_at: eb.ref('excluded.requested_at'),
        }))
        .where('subscribers.state', '!=', 'confirmed'),
    )
    .returning('person')
    .execute();
  const requestedPeople = new Set(rows.map(({ person }) => person));
  return new Set([...latestSignUps.keys()].filter((person) => !requestedPeople.has(person)));
}

const slotKey = (mailbox: string, kind: string) => `${kind} ${mailbox}`;

/** Claims the mail slots that the deliveries need, in one statement, so that two servers never claim the same slot. */
async function claimMailSlots(
  trx: Transaction<Schema>,
  newSubmissions: readonly NewSubmission[],
  subscribedPeople: ReadonlySet<string>,
): Promise<Set<string>> {
  const slots = new Map<string, Schema['mail_slots']>();
  for (const { submission, deliveries } of newSubmissions)
    for (const delivery of deliveries)
      if (
        delivery.oncePerHour &&
        !submission.quarantine_reason &&
        !isSkippedForSubscriber(delivery, submission.person, subscribedPeople)
      ) {
        const mailbox = mailboxOf(submission.person);
        const slot = { mailbox, kind: delivery.kind, last_at: submission.created_at };
        slots.set(slotKey(mailbox, delivery.kind), slot);
      }
  if (slots.size === 0) return new Set();
  const claimedSlots = await trx
    .insertInto('mail_slots')
    .values(sortForLocking([...slots], ([key]) => key).map(([, slot]) => slot))
    .onConflict((conflict) =>
      conflict
        .columns(['mailbox', 'kind'])
        .doUpdateSet(({ ref }) => ({ last_at: ref('excluded.last_at') }))
        .where(({ eb, or, ref }) =>
          or([
            eb('mail_slots.last_at', '<=', eb(ref('excluded.last_at'), '-', MAIL_INTERVAL_MS)),
            // Repairs slots that were written while the clock was ahead.
            eb('mail_slots.last_at', '>', eb(ref('excluded.last_at'), '+', CLOCK_SLACK_MS)),
          ]),
        ),
    )
    .returning(['mailbox', 'kind'])
    .execute();
  return new Set(claimedSlots.map(({ mailbox, kind }) => slotKey(mailbox, kind)));
}

const isSkippedForSubscriber = (
  { skipsSubscribers }: PlannedDelivery,
  person: string,
  subscribedPeople: ReadonlySet<string>,
) => skipsSubscribers && subscribedPeople.has(person);

function deliveryRows(
  { submission, deliveries }: NewSubmission,
  subscribedPeople: ReadonlySet<string>,
  freeSlots: Set<string>,
): InsertableDelivery[] {
  return deliveries.map((plannedDelivery) => {
    const { kind, oncePerHour } = plannedDelivery;
    const row = newDelivery(submission.id, kind, submission.created_at);
    if (submission.quarantine_reason) return { ...row, ...heldBecauseOf(submission.quarantine_reason) };
    if (isSkippedForSubscriber(plannedDelivery, submission.person, subscribedPeople))
      return { ...row, state: 'skipped', note: 'already subscribed' };
    // The first delivery of a kind to a mailbox uses its slot. Later ones in the same group are skipped.
    return !oncePerHour || freeSlots.delete(slotKey(mailboxOf(submission.person), kind))
      ? row
      : { ...row, ...SKIPPED_AS_REPEAT };
  });
}

function messageRows({ submission, messages = [] }: NewSubmission): InsertableDelivery[] {
  return messages.map((message) => {
    const row = newMessageRow(submission.id, message, submission.created_at);
    return submission.quarantine_reason && !message.sendsWhenQuarantined
      ? { ...row, ...heldBecauseOf(submission.quarantine_reason) }
      : row;
  });
}

const heldBecauseOf = (quarantine_reason: string) => ({
  state: 'held' as const,
  note: `suspected spam: ${quarantine_reason}`,
});

export const newMessageRow = (
  submissionId: string | null,
  { kind, target, messageId, payload }: OutboxMessage,
  now: number,
): InsertableDelivery => ({
  ...newDelivery(submissionId, kind, now),
  target,
  message_id: messageId,
  payload,
});

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

/** Locks rows in the same order on every server, to avoid deadlocks. */
const sortForLocking = <Row>(rows: Row[], key: (row: Row) => string): Row[] =>
  rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
