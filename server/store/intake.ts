/** Stores leads with their deliveries, many in one transaction. */
import { randomUUIDv7 } from 'node:crypto';
import { CompiledQuery, type Transaction } from 'kysely';
import { HOUR, MINUTE } from '#domain/durations.ts';
import { mailboxOf } from '#domain/email.ts';
import { firstOrder } from './call-order.ts';
import {
  arraysOf,
  columnsOf,
  type Insert,
  postgresInsert,
  rowsInsert,
  sqliteBatches,
} from './insert-rows.ts';
import { leadFacets } from './lead-facets.ts';
import { lockKeys, sharedLocks } from './lock-people.ts';
import { addPeople, findKnown, joinPeople, knownPeople, newPeople, PEOPLE } from './people.ts';
import { prepared } from './prepared.ts';
import type { Db, DeliveryRow, Dialect, LeadRow, Schema } from './schema.ts';

/** A delivery to be written with a lead, and the conditions that skip it. */
export type PlannedDelivery = Readonly<{
  kind: string;
  /** At most once an hour to one person. */
  oncePerHour: boolean;
  /** Skipped when the person already has the newsletter. */
  unlessSubscribed: boolean;
}>;
/** A ready message for one of the operator's tools, written in the same transaction as its cause. */
export type OutboxMessage = Readonly<{
  kind: string;
  target: string;
  /** Lets the receiver recognise a repeat. */
  messageId: string;
  payload: string;
  /** Sent even if the lead is quarantined. */
  evenIfHeld?: boolean;
}>;
export type NewLead = Readonly<{
  lead: LeadRow;
  deliveries: readonly PlannedDelivery[];
  messages?: readonly OutboxMessage[];
}>;
export type IntakeResult = 'stored' | 'repeated';

const SPACING_MS = HOUR;
/** Clocks of servers that share a store differ by less than this. */
const CLOCK_SLACK_MS = 5 * MINUTE;

export const MAX_GROUP = 100;

const LEADS: Insert<LeadRow> = {
  table: 'leads',
  columns: [
    ...(['id', 'kind', 'person', 'email', 'first_name', 'last_name', 'company', 'phone', 'details'] as const),
    ...(['first_page', 'page', 'referrer', 'utm', 'language', 'page_language'] as const),
    ...(['consent', 'consent_version'] as const),
    ...(['suspicion', 'fingerprint', 'created_at', 'agent'] as const),
    ...(['source', 'campaign', 'words', 'company_key', 'call_order'] as const),
  ],
  numbers: ['created_at', 'call_order'],
  rest: 'on conflict ("fingerprint") do nothing returning "id"',
};
const MAIL_SLOTS: Insert<Schema['mail_slots']> = {
  table: 'mail_slots',
  columns: ['mailbox', 'kind', 'last_at'],
  numbers: ['last_at'],
  // The second condition covers slots that were written while the clock was ahead.
  rest: `on conflict ("mailbox", "kind") do update set "last_at" = excluded."last_at"
    where mail_slots.last_at <= excluded.last_at - ${SPACING_MS}
      or mail_slots.last_at > excluded.last_at + ${CLOCK_SLACK_MS}
    returning "mailbox", "kind"`,
};
const DELIVERIES: Insert<DeliveryRow> = {
  table: 'deliveries',
  columns: [
    ...(['id', 'lead_id', 'kind', 'state', 'attempts', 'next_at', 'lease_beat'] as const),
    ...(['note', 'created_at', 'target', 'message_id', 'payload'] as const),
  ],
  numbers: ['attempts', 'next_at', 'lease_beat', 'created_at'],
};
const insertLeads = rowsInsert<LeadRow>(LEADS);
const claimSlots = rowsInsert(MAIL_SLOTS);
const claimNewSlots = rowsInsert({
  ...MAIL_SLOTS,
  rest: 'on conflict ("mailbox", "kind") do nothing returning "mailbox", "kind"',
});
const insertDeliveries = rowsInsert<DeliveryRow>(DELIVERIES);

/** A delivery that is skipped unless this mailbox has a free slot of its kind. */
type SlottedDelivery = DeliveryRow & Readonly<{ slot?: string }>;
const SPACED = { state: 'skipped', note: 'the same mail went to this address within the hour' } as const;

export async function commitLeads(
  { db, dialect }: Readonly<{ db: Db; dialect: Dialect }>,
  group: readonly NewLead[],
): Promise<IntakeResult[]> {
  const write = dialect === 'postgres' ? postgresIntake : sqliteIntake;
  return db.transaction().execute(async (trx) => {
    const leads = group.map(({ lead }) => {
      const { source, campaign, words, company_key } = leadFacets(lead);
      const { agent = '' } = lead;
      // Named one by one: a second spread in an object takes V8 several times as long.
      return { ...lead, agent, source, campaign, words, company_key, call_order: firstOrder(lead) };
    });
    const ids = new Set((await write.leads(trx, leads)).map(({ id }) => id));
    const fresh = group.filter(({ lead }) => ids.has(lead.id));
    // Ignore quarantined leads: a bot must not change a person's subscription.
    const asking = fresh.map(({ lead }) => lead).filter(({ suspicion }) => !suspicion);
    const subscribed = await requestSubscriptions(trx, asking);
    // Newsletter sign-ups count once they are confirmed.
    const counted = leads.filter(
      ({ id, kind, suspicion }) => ids.has(id) && kind !== 'newsletter' && !suspicion,
    );
    const slots = mailSlots(fresh, subscribed);
    const open = new Set(slots.keys());
    const deliveries = fresh.flatMap((member) => [
      ...deliveryRows(member, subscribed, open),
      ...messageRows(member),
    ]);
    const known = await write.rest(trx, { counted, asking, slots: [...slots.values()], deliveries });
    await joinPeople(trx, asking, known);
    return group.map(({ lead }) => (ids.has(lead.id) ? 'stored' : 'repeated'));
  });
}

/** Rows that depend on which leads are new. */
type Rest = Readonly<{
  counted: Parameters<typeof newPeople>[0];
  asking: readonly LeadRow[];
  slots: readonly Schema['mail_slots'][];
  deliveries: readonly SlottedDelivery[];
}>;
type IntakeWriter = Readonly<{
  /** Returns the new ones. */
  leads(trx: Transaction<Schema>, rows: readonly LeadRow[]): Promise<readonly Pick<LeadRow, 'id'>[]>;
  /** Returns the people in `asking` who are already known. */
  rest(trx: Transaction<Schema>, rest: Rest): Promise<readonly string[]>;
}>;

const sqliteIntake: IntakeWriter = {
  leads: (trx, rows) => writeBatches(trx, insertLeads, rows),
  async rest(trx, { counted, asking, slots, deliveries }) {
    await addPeople(trx, counted);
    await writeBatches(trx, insertDeliveries, await spaced(trx, slots, deliveries));
    return findKnown(trx, asking);
  },
};

/** Claims the slots, and skips the deliveries that got none. */
async function spaced(
  trx: Transaction<Schema>,
  slots: readonly Schema['mail_slots'][],
  deliveries: readonly SlottedDelivery[],
): Promise<readonly SlottedDelivery[]> {
  // Most slots are new. For the update, SQLite would copy every page that it changes.
  const fresh = await writeBatches<Schema['mail_slots'], SlotKey>(trx, claimNewSlots, slots);
  if (fresh.length === slots.length) return deliveries;
  const keyOf = ({ mailbox, kind }: SlotKey) => slotKey(mailbox, kind);
  const open = new Set(fresh.map(keyOf));
  const known = slots.filter((slot) => !open.has(keyOf(slot)));
  for (const slot of await writeBatches<Schema['mail_slots'], SlotKey>(trx, claimSlots, known))
    open.add(keyOf(slot));
  return deliveries.map((row) =>
    row.slot === undefined || open.has(slotKey(row.slot, row.kind)) ? row : { ...row, ...SPACED },
  );
}

async function writeBatches<Item, Returned extends object = { id: string }>(
  trx: Transaction<Schema>,
  insert: ReturnType<typeof rowsInsert<Item>>,
  rows: readonly Item[],
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (const batch of sqliteBatches(rows))
    returned.push(...((await trx.executeQuery(insert('sqlite', batch))).rows as Returned[]));
  return returned;
}

/** Two statements, one that locks and writes the leads and one for the rest: each call to the database is costly. */
const postgresIntake: IntakeWriter = {
  async leads(trx, rows) {
    const keys = lockKeys(rows.map(({ person }) => person));
    const query = CompiledQuery.raw(LEADS_IN_POSTGRES, [...columnsOf<LeadRow>(LEADS, rows), keys]);
    return (await trx.executeQuery<{ id: string }>(query)).rows;
  },
  async rest(trx, { counted, asking, slots, deliveries }) {
    if (deliveries.length === 0 && asking.length === 0) return [];
    const { rows } = await trx.executeQuery<{ person: string }>(
      CompiledQuery.raw(REST_IN_POSTGRES, [
        ...columnsOf(PEOPLE, newPeople(counted)),
        ...columnsOf(MAIL_SLOTS, slots),
        ...columnsOf<SlottedDelivery>(SLOTTED, deliveries),
        [...new Set(asking.map(({ person }) => person))],
      ]),
    );
    return rows.map(({ person }) => person);
  },
};

const LEADS_IN_POSTGRES =
  prepared(`with locked as materialized (${sharedLocks(`$${LEADS.columns.length + 1}`)})
  insert into leads (${LEADS.columns.join(', ')})
  select lead.* from locked, unnest(${arraysOf(LEADS)}) as lead ${LEADS.rest}`);

const SLOTTED = { columns: [...DELIVERIES.columns, 'slot'], numbers: DELIVERIES.numbers } as const;
const FIRST = {
  slot: PEOPLE.columns.length + 1,
  delivery: PEOPLE.columns.length + MAIL_SLOTS.columns.length + 1,
  asking: PEOPLE.columns.length + MAIL_SLOTS.columns.length + SLOTTED.columns.length + 1,
} as const;
const REST_IN_POSTGRES = prepared(`with added as (${postgresInsert(PEOPLE)}),
  taken as (${postgresInsert(MAIL_SLOTS, FIRST.slot)}),
  planned as (
    select row.*, slot is not null and not exists (
      select 1 from taken where taken.mailbox = row.slot and taken.kind = row.kind) as is_spaced
    from unnest(${arraysOf(SLOTTED, FIRST.delivery)}) as row (${SLOTTED.columns.join(', ')})),
  written as (
    insert into deliveries (${DELIVERIES.columns.join(', ')})
    select ${DELIVERIES.columns.map(orSpaced).join(', ')} from planned)
  ${knownPeople(`unnest($${FIRST.asking}::text[]) as key`)}`);

function orSpaced(column: string): string {
  return column === 'state' || column === 'note'
    ? `case when is_spaced then '${SPACED[column]}' else ${column} end`
    : column;
}

/** Records newsletter sign-ups. Returns people who are already subscribed. */
export async function requestSubscriptions(
  trx: Transaction<Schema>,
  leads: readonly Pick<LeadRow, 'id' | 'kind' | 'person' | 'email' | 'created_at'>[],
): Promise<Set<string>> {
  const latest = new Map(
    leads.filter(({ kind }) => kind === 'newsletter').map((lead) => [lead.person, lead] as const),
  );
  if (latest.size === 0) return new Set();
  const rows = await trx
    .insertInto('subscribers')
    .values(
      inOrder([...latest.values()], ({ person }) => person).map((lead) => ({
        id: randomUUIDv7(),
        person: lead.person,
        email: lead.email,
        state: 'pending' as const,
        lead_id: lead.id,
        requested_at: lead.created_at,
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
          lead_id: eb.ref('excluded.lead_id'),
          requested_at: eb.ref('excluded.requested_at'),
        }))
        .where('subscribers.state', '!=', 'confirmed'),
    )
    .returning('person')
    .execute();
  const written = new Set(rows.map(({ person }) => person));
  return new Set([...latest.keys()].filter((person) => !written.has(person)));
}

type SlotKey = Pick<Schema['mail_slots'], 'mailbox' | 'kind'>;
const slotKey = (mailbox: string, kind: string) => `${kind} ${mailbox}`;

/** Slots for the mails of each person, claimed by one statement, so that two servers never both get one. */
function mailSlots(
  fresh: readonly NewLead[],
  subscribed: ReadonlySet<string>,
): Map<string, Schema['mail_slots']> {
  const wanted = new Map<string, Schema['mail_slots']>();
  for (const { lead, deliveries } of fresh) {
    if (lead.suspicion) continue;
    for (const planned of deliveries) {
      if (!planned.oncePerHour || isNeedless(planned, lead.person, subscribed)) continue;
      const { kind } = planned;
      const mailbox = mailboxOf(lead.person);
      wanted.set(slotKey(mailbox, kind), { mailbox, kind, last_at: lead.created_at });
    }
  }
  return new Map(inOrder([...wanted], ([key]) => key));
}

const isNeedless = ({ unlessSubscribed }: PlannedDelivery, person: string, subscribed: ReadonlySet<string>) =>
  unlessSubscribed && subscribed.has(person);

function deliveryRows(
  { lead, deliveries }: NewLead,
  subscribed: ReadonlySet<string>,
  open: Set<string>,
): SlottedDelivery[] {
  return deliveries.map((planned) => {
    const { kind, oncePerHour } = planned;
    const row = newDelivery(lead.id, kind, lead.created_at);
    if (lead.suspicion) return { ...row, ...heldFor(lead.suspicion) };
    if (isNeedless(planned, lead.person, subscribed))
      return { ...row, state: 'skipped', note: 'already subscribed' };
    if (!oncePerHour) return row;
    // The person's first request takes the slot; a second one finds it used.
    const slot = mailboxOf(lead.person);
    return open.delete(slotKey(slot, kind)) ? { ...row, slot } : { ...row, ...SPACED };
  });
}

function messageRows({ lead, messages = [] }: NewLead): DeliveryRow[] {
  return messages.map((message) => {
    const row = newMessageRow(lead.id, message, lead.created_at);
    return lead.suspicion && !message.evenIfHeld ? { ...row, ...heldFor(lead.suspicion) } : row;
  });
}

const heldFor = (suspicion: string) => ({ state: 'held' as const, note: `suspected spam: ${suspicion}` });

export const newMessageRow = (
  leadId: string | null,
  { kind, target, messageId, payload }: OutboxMessage,
  now: number,
): DeliveryRow => ({ ...newDelivery(leadId, kind, now), target, message_id: messageId, payload });

export const newDelivery = (leadId: string | null, kind: string, now: number): DeliveryRow => ({
  id: randomUUIDv7(),
  lead_id: leadId,
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
const inOrder = <Row>(rows: Row[], key: (row: Row) => string): Row[] =>
  rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
