/** Erases data older than RETENTION_DAYS. Keeps confirmed subscribers and the sign-up that proves their consent. */
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { DAY } from '#domain/durations.ts';
import type { Announce } from '#server/events/announce.ts';
import { createErasureDeliveries } from '#server/events/erased-event.ts';
import { erasedCode } from '#server/events/person-id.ts';
import { removeMails } from '#server/mail/mail-files.ts';
import { refreshOrder } from '#server/store/call-order.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import type { Store } from '#server/store/open-store.ts';
import {
  PERSON_TABLES,
  TABLES_DELETED_BY_AGE,
  TABLES_THAT_KEEP_PERSON,
} from '#server/store/personal-data.ts';
import type { Schema } from '#server/store/schema.ts';
import { yieldToIo } from '#server/store/yield-to-io.ts';

/**
 * Rows of each kind per transaction. Few, so that new leads do not wait: erasing a lead from SQLite's search index
 * takes about 12 ms, and twice as long on a busy machine.
 */
const RETENTION_BATCH_SIZE = 3;
/** Larger than `RETENTION_BATCH_SIZE`, since these rows have no entry in the search index. */
const TRACES_BATCH_SIZE = 100;

type RetentionLimits = Readonly<{ days: number; now: number; dataDir: string; announce: Announce }>;
export type ErasedCounts = Readonly<{
  leads: number;
  bookings: number;
  subscriptions: number;
  notes: number;
  /** Booking messages, bounces, audit entries, and events about erased people. */
  traces: number;
  files: number;
}>;

type SchemaTransaction = Transaction<Schema>;

/** Erases one batch. Call again until it finds nothing. */
async function eraseExpired(
  store: Store,
  { days, now, dataDir, announce, from }: RetentionLimits & Readonly<{ from: number }>,
): Promise<Omit<ErasedCounts, 'traces'> & Readonly<{ lastTime: number }>> {
  const expiryTime = now - days * DAY;
  const { deliveryIds, lastTime, ...counts } = await store.db.transaction().execute(async (trx) => {
    const expiredRows = await findExpired(trx, expiryTime, from);
    const people = Object.values(expiredRows).flatMap((rows) => rows.map(({ person }) => person));
    await lockPeople(trx, 'exclusive', people);
    const deliveryIds = await deleteExpired(trx, expiredRows);
    const erased = await eraseUnreferencedPeople(trx, people);
    await refreshOrder(
      trx,
      people.filter((person) => !erased.includes(person)),
    );
    const eventRows = erased.flatMap((person) =>
      createErasureDeliveries(announce, {
        person,
        leadIds: expiredRows.leads.filter((lead) => lead.person === person).map(({ id }) => id),
        bookingUids: expiredRows.bookings
          .filter((booking) => booking.person === person)
          .map(({ uid }) => uid),
        now,
      }),
    );
    if (eventRows.length > 0) await trx.insertInto('deliveries').values(eventRows).execute();
    return {
      deliveryIds,
      lastTime: expiredRows.leads.at(-1)?.created_at ?? from,
      leads: expiredRows.leads.length,
      bookings: expiredRows.bookings.length,
      subscriptions: expiredRows.subscriptions.length,
      notes: expiredRows.notes.length,
    };
  });
  const files = await removeMails(dataDir, new Set(deliveryIds));
  return { ...counts, files, lastTime };
}

const hasExpired = ({ leads, bookings, subscriptions, notes }: Omit<ErasedCounts, 'files' | 'traces'>) =>
  leads + bookings + subscriptions + notes > 0;

/** Finds expired rows that identify a person. */
async function findExpired(trx: SchemaTransaction, before: number, from: number) {
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'person', 'created_at'])
    .where('created_at', '<', before)
    // Start after the previous batch: leads of confirmed subscribers stay, and would be read again each time.
    .where('created_at', '>=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscribers')
            .select('subscribers.id')
            .whereRef('subscribers.person', '=', 'leads.person')
            .whereRef('subscribers.lead_id', '=', 'leads.id')
            .where('subscribers.state', '=', 'confirmed'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(RETENTION_BATCH_SIZE)
    .execute();
  const bookings = await trx
    .selectFrom('bookings')
    .select(['uid', 'person'])
    .where((eb) => eb(eb.fn.coalesce('end_at', 'created_at'), '<', before))
    .where('created_at', '<', before)
    .limit(RETENTION_BATCH_SIZE)
    .execute();
  const subscriptions = await trx
    .selectFrom('subscribers')
    .select(['id', 'person'])
    .where('state', '!=', 'confirmed')
    .where('requested_at', '<', before)
    // Unsubscribing restarts the retention period.
    .where((eb) => eb.or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '<', before)]))
    .limit(RETENTION_BATCH_SIZE)
    .execute();
  const notes = await trx
    .selectFrom('notes')
    .select(['id', 'person'])
    .where('created_at', '<', before)
    .limit(RETENTION_BATCH_SIZE)
    .execute();
  return { leads, bookings, subscriptions, notes };
}

/** Returns the ids of the deleted deliveries. */
async function deleteExpired(
  trx: SchemaTransaction,
  expiredRows: Awaited<ReturnType<typeof findExpired>>,
): Promise<string[]> {
  const leadIds = expiredRows.leads.map(({ id }) => id);
  const uids = expiredRows.bookings.map(({ uid }) => uid);
  const deletedDeliveries =
    leadIds.length > 0
      ? await trx.deleteFrom('deliveries').where('lead_id', 'in', leadIds).returning('id').execute()
      : [];
  if (leadIds.length > 0) await trx.deleteFrom('leads').where('id', 'in', leadIds).execute();
  if (uids.length > 0) {
    await trx.deleteFrom('deliveries').where('booking_uid', 'in', uids).execute();
    await trx.deleteFrom('bookings').where('uid', 'in', uids).execute();
  }
  for (const [table, rows] of [
    ['subscribers', expiredRows.subscriptions],
    ['notes', expiredRows.notes],
  ] as const)
    if (rows.length > 0)
      await trx
        .deleteFrom(table)
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
  return deletedDeliveries.map(({ id }) => id);
}

/** Deletes expired rows that identify nobody by themselves. Each statement is its own transaction. */
async function eraseTraces({ db }: Store, before: number): Promise<number> {
  const expired = [
    ...TABLES_DELETED_BY_AGE.map(({ table, ageColumn }) => ({
      table,
      condition: sql`${sql.ref(ageColumn)} < ${before}`,
    })),
    // Keep messages without a body: they belong to erased people. Otherwise the next message about the same call would
    // store the person again.
    { table: 'booking_messages', condition: sql`received_at < ${before} and body <> ''` },
    {
      table: 'deliveries',
      condition: sql`created_at < ${before} and lead_id is null and booking_uid is null`,
    },
  ];
  let count = 0;
  for (const { table, condition } of expired)
    for (let deleted = TRACES_BATCH_SIZE; deleted === TRACES_BATCH_SIZE; count += deleted) {
      const key = sql.ref(KEY_COLUMNS[table] ?? 'id');
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${key} in (
        select ${key} from ${sql.table(table)} where ${condition} limit ${sql.lit(TRACES_BATCH_SIZE)})`.execute(
        db,
      );
      deleted = Number(numAffectedRows ?? 0);
      await yieldToIo();
    }
  return count;
}

const KEY_COLUMNS = { bounces: 'person', booking_messages: 'key' } as Readonly<Record<string, string>>;

/** If a person has no identifying row left, erases their remaining rows too. Returns the people that it erased. */
async function eraseUnreferencedPeople(trx: SchemaTransaction, people: readonly string[]): Promise<string[]> {
  const unreferenced = new Set(people);
  for (const table of TABLES_THAT_KEEP_PERSON) {
    if (unreferenced.size === 0) return [];
    const { rows } = await sql<{ person: string }>`select person from ${sql.table(table)}
      where person in (${sql.join([...unreferenced])})`.execute(trx);
    for (const { person } of rows) unreferenced.delete(person);
  }
  for (const person of unreferenced)
    for (const { table, column, by } of PERSON_TABLES)
      if (by === 'pseudonym')
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${erasedCode(person)}
          where ${sql.ref(column)} = ${person}`.execute(trx);
      else if (column === 'email_key')
        await sql`delete from ${sql.table(table)} where email_key = ${person}`.execute(trx);
  return [...unreferenced];
}

type EnforcementOptions = Omit<RetentionLimits, 'now'> & Readonly<{ clock: () => number; log: Logger }>;

/** Erases all expired data, batch by batch. The log contains only counts. */
export async function enforceRetention(
  store: Store,
  { clock, log, ...limits }: EnforcementOptions,
): Promise<void> {
  const total: Record<keyof ErasedCounts, number> = {
    leads: 0,
    bookings: 0,
    subscriptions: 0,
    notes: 0,
    traces: 0,
    files: 0,
  };
  for (let from = Number.MIN_SAFE_INTEGER; ; ) {
    const { lastTime, ...expired } = await eraseExpired(store, { ...limits, now: clock(), from });
    if (!hasExpired(expired)) break;
    from = lastTime;
    for (const [name, count] of Object.entries(expired)) total[name as keyof ErasedCounts] += count;
    await yieldToIo();
  }
  total.traces = await eraseTraces(store, clock() - limits.days * DAY);
  if (!hasExpired(total) && total.traces === 0) return;
  await store.scrub();
  log.info(total, 'erased data older than RETENTION_DAYS');
}
