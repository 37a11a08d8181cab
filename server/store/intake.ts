/** Stores leads with their deliveries, many in one transaction. */
import { randomUUIDv7 } from 'node:crypto';
import { CompiledQuery, type Transaction } from 'kysely';
import { HOUR, MINUTE } from '#domain/durations.ts';
import { mailboxOf } from '#domain/email.ts';
import { orderOfFirstForm } from './call-order.ts';
import {
  arrayParameters,
  arrayValues,
  createInsert,
  type InsertSpec,
  postgresInsert,
  splitIntoBatches,
} from './insert-rows.ts';
import { leadFacets } from './lead-facets.ts';
import { lockKeys, sharedLockStatement } from './lock-people.ts';
import {
  addPeople,
  copyPersonFields,
  findReturningPeople,
  PEOPLE,
  peopleFromForms,
  selectReturningPeople,
} from './people.ts';
import { registerPrepared } from './prepared.ts';
import type { Db, Dialect, InsertableDelivery, InsertableLead, Schema } from './schema.ts';

/** A delivery to be written with a lead, and the conditions that skip it. */
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
  /** True if it is sent even for a quarantined lead. */
  sendsWhenQuarantined?: boolean;
}>;
/** A lead to be stored, and the deliveries about it. */
export type NewLead = Readonly<{
  lead: InsertableLead;
  deliveries: readonly PlannedDelivery[];
  messages?: readonly OutboxMessage[];
}>;
export type IntakeResult = 'stored' | 'repeated';

const MAIL_INTERVAL_MS = HOUR;
/** Clocks of servers that share a store differ by less than this. */
const CLOCK_SLACK_MS = 5 * MINUTE;

export const MAX_GROUP_SIZE = 100;

const LEADS: InsertSpec<InsertableLead> = {
  table: 'leads',
  columns: [
    ...(['id', 'kind', 'person', 'email', 'first_name', 'last_name', 'company', 'phone', 'details'] as const),
    ...(['first_page', 'page', 'referrer', 'utm', 'language', 'page_language'] as const),
    ...(['consent', 'consent_version'] as const),
    ...(['suspicion', 'fingerprint', 'created_at', 'agent'] as const),
    ...(['source', 'campaign', 'words', 'company_key', 'call_order'] as const),
  ],
  numberColumns: ['created_at', 'call_order'],
  suffix: 'on conflict ("fingerprint") do nothing returning "id"',
};
const MAIL_SLOTS: InsertSpec<Schema['mail_slots']> = {
  table: 'mail_slots',
  columns: ['mailbox', 'kind', 'last_at'],
  numberColumns: ['last_at'],
  // The second condition repairs slots that were written while the clock was ahead.
  suffix: `on conflict ("mailbox", "kind") do update set "last_at" = excluded."last_at"
    where mail_slots.last_at <= excluded.last_at - ${MAIL_INTERVAL_MS}
      or mail_slots.last_at > excluded.last_at + ${CLOCK_SLACK_MS}
    returning "mailbox", "kind"`,
};
const DELIVERIES: InsertSpec<InsertableDelivery> = {
  table: 'deliveries',
  columns: [
    ...(['id', 'lead_id', 'kind', 'state', 'attempts', 'next_at', 'lease_beat'] as const),
    ...(['note', 'created_at', 'target', 'message_id', 'payload'] as const),
  ],
  numberColumns: ['attempts', 'next_at', 'lease_beat', 'created_at'],
};
const insertLeads = createInsert<InsertableLead>(LEADS);
const claimSlots = createInsert(MAIL_SLOTS);
const claimNewSlots = createInsert({
  ...MAIL_SLOTS,
  suffix: 'on conflict ("mailbox", "kind") do nothing returning "mailbox", "kind"',
});
const insertDeliveries = createInsert<InsertableDelivery>(DELIVERIES);

/** `slot` is the mailbox whose mail slot the delivery needs. Without a free slot the delivery is skipped. */
type DeliveryWithSlot = InsertableDelivery & Readonly<{ slot?: string }>;
const SKIPPED_AS_REPEAT = {
  state: 'skipped',
  note: 'the same mail went to this address within the hour',
} as const;

export async function commitLeads(
  { db, dialect }: Readonly<{ db: Db; dialect: Dialect }>,
  group: readonly NewLead[],
): Promise<IntakeResult[]> {
  const writer = dialect === 'postgres' ? postgresIntake : sqliteIntake;
  return db.transaction().execute(async (trx) => {
    const leads = group.map(({ lead }) => {
      const { source, campaign, words, company_key } = leadFacets(lead);
      const { agent = '' } = lead;
      // The fields are named one by one: a second spread in an object takes V8 several times as long.
      return { ...lead, agent, source, campaign, words, company_key, call_order: orderOfFirstForm(lead) };
    });
    const ids = new Set((await writer.writeLeads(trx, leads)).map(({ id }) => id));
    const newLeads = group.filter(({ lead }) => ids.has(lead.id));
    // Ignore quarantined leads: a bot must not change a person's subscription.
    const trustedLeads = newLeads.map(({ lead }) => lead).filter(({ suspicion }) => !suspicion);
    const subscribedPeople = await requestSubscriptions(trx, trustedLeads);
    // Newsletter sign-ups count once they are confirmed.
    const countedForms = leads.filter(
      ({ id, kind, suspicion }) => ids.has(id) && kind !== 'newsletter' && !suspicion,
    );
    const slots = neededMailSlots(newLeads, subscribedPeople);
    const freeSlots = new Set(slots.keys());
    const deliveries = newLeads.flatMap((newLead) => [
      ...deliveryRows(newLead, subscribedPeople, freeSlots),
      ...messageRows(newLead),
    ]);
    const returningPeople = await writer.writeFollowing(trx, {
      countedForms,
      trustedLeads,
      slots: [...slots.values()],
      deliveries,
    });
    await copyPersonFields(trx, trustedLeads, returningPeople);
    return group.map(({ lead }) => (ids.has(lead.id) ? 'stored' : 'repeated'));
  });
}

/** Rows that are written after the leads, only for leads that are new. */
type FollowingRows = Readonly<{
  countedForms: Parameters<typeof peopleFromForms>[0];
  trustedLeads: readonly InsertableLead[];
  slots: readonly Schema['mail_slots'][];
  deliveries: readonly DeliveryWithSlot[];
}>;
type IntakeWriter = Readonly<{
  /** Returns the ids of new leads, without repeats. */
  writeLeads(
    trx: Transaction<Schema>,
    rows: readonly InsertableLead[],
  ): Promise<readonly Pick<InsertableLead, 'id'>[]>;
  /** Returns the people in `trustedLeads` who are already in the store. */
  writeFollowing(trx: Transaction<Schema>, rows: FollowingRows): Promise<readonly string[]>;
}>;

const sqliteIntake: IntakeWriter = {
  writeLeads: (trx, rows) => writeBatches(trx, insertLeads, rows),
  async writeFollowing(trx, { countedForms, trustedLeads, slots, deliveries }) {
    await addPeople(trx, countedForms);
    await writeBatches(trx, insertDeliveries, await claimMailSlots(trx, slots, deliveries));
    return findReturningPeople(trx, trustedLeads);
  },
};

/** Claims the slots. A delivery whose slot is not free becomes `skipped`. */
async function claimMailSlots(
  trx: Transaction<Schema>,
  slots: readonly Schema['mail_slots'][],
  deliveries: readonly DeliveryWithSlot[],
): Promise<readonly DeliveryWithSlot[]> {
  // Insert first, since most slots are new. An update would make SQLite copy every page that it changes.
  const newSlots = await writeBatches<Schema['mail_slots'], SlotKey>(trx, claimNewSlots, slots);
  if (newSlots.length === slots.length) return deliveries;
  const keyOf = ({ mailbox, kind }: SlotKey) => slotKey(mailbox, kind);
  const claimedKeys = new Set(newSlots.map(keyOf));
  const existingSlots = slots.filter((slot) => !claimedKeys.has(keyOf(slot)));
  for (const slot of await writeBatches<Schema['mail_slots'], SlotKey>(trx, claimSlots, existingSlots))
    claimedKeys.add(keyOf(slot));
  return deliveries.map((row) =>
    row.slot === undefined || claimedKeys.has(slotKey(row.slot, row.kind))
      ? row
      : { ...row, ...SKIPPED_AS_REPEAT },
  );
}

async function writeBatches<Item, Returned extends object = { id: string }>(
  trx: Transaction<Schema>,
  insert: ReturnType<typeof createInsert<Item>>,
  rows: readonly Item[],
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (const batch of splitIntoBatches(rows))
    returned.push(...((await trx.executeQuery(insert('sqlite', batch))).rows as Returned[]));
  return returned;
}

/** Two statements: one locks and writes the leads, one writes the rest. Each call to the database is costly. */
const postgresIntake: IntakeWriter = {
  async writeLeads(trx, rows) {
    const keys = lockKeys(rows.map(({ person }) => person));
    const query = CompiledQuery.raw(LEADS_IN_POSTGRES, [...arrayValues<InsertableLead>(LEADS, rows), keys]);
    return (await trx.executeQuery<{ id: string }>(query)).rows;
  },
  async writeFollowing(trx, { countedForms, trustedLeads, slots, deliveries }) {
    if (deliveries.length === 0 && trustedLeads.length === 0) return [];
    const { rows } = await trx.executeQuery<{ person: string }>(
      CompiledQuery.raw(FOLLOWING_ROWS_IN_POSTGRES, [
        ...arrayValues(PEOPLE, peopleFromForms(countedForms)),
        ...arrayValues(MAIL_SLOTS, slots),
        ...arrayValues<DeliveryWithSlot>(DELIVERIES_WITH_SLOT, deliveries),
        [...new Set(trustedLeads.map(({ person }) => person))],
      ]),
    );
    return rows.map(({ person }) => person);
  },
};

const LEADS_IN_POSTGRES =
  registerPrepared(`with locked as materialized (${sharedLockStatement(`$${LEADS.columns.length + 1}`)})
  insert into leads (${LEADS.columns.join(', ')})
  select lead.* from locked, unnest(${arrayParameters(LEADS)}) as lead ${LEADS.suffix}`);

const DELIVERIES_WITH_SLOT = {
  columns: [...DELIVERIES.columns, 'slot'],
  numberColumns: DELIVERIES.numberColumns,
} as const;
const FIRST_PARAMETER = {
  slot: PEOPLE.columns.length + 1,
  delivery: PEOPLE.columns.length + MAIL_SLOTS.columns.length + 1,
  trustedLeads: PEOPLE.columns.length + MAIL_SLOTS.columns.length + DELIVERIES_WITH_SLOT.columns.length + 1,
} as const;
const FOLLOWING_ROWS_IN_POSTGRES = registerPrepared(`with added as (${postgresInsert(PEOPLE)}),
  claimed as (${postgresInsert(MAIL_SLOTS, FIRST_PARAMETER.slot)}),
  planned as (
    select row.*, slot is not null and not exists (
      select 1 from claimed where claimed.mailbox = row.slot and claimed.kind = row.kind) as is_repeat
    from unnest(${arrayParameters(DELIVERIES_WITH_SLOT, FIRST_PARAMETER.delivery)}) as row (${DELIVERIES_WITH_SLOT.columns.join(', ')})),
  written as (
    insert into deliveries (${DELIVERIES.columns.join(', ')})
    select ${DELIVERIES.columns.map(skipIfRepeat).join(', ')} from planned)
  ${selectReturningPeople(`unnest($${FIRST_PARAMETER.trustedLeads}::text[]) as key`)}`);

function skipIfRepeat(column: string): string {
  return column === 'state' || column === 'note'
    ? `case when is_repeat then '${SKIPPED_AS_REPEAT[column]}' else ${column} end`
    : column;
}

/** Records newsletter sign-ups. Returns people who are already subscribed. */
export async function requestSubscriptions(
  trx: Transaction<Schema>,
  leads: readonly Pick<InsertableLead, 'id' | 'kind' | 'person' | 'email' | 'created_at'>[],
): Promise<Set<string>> {
  const latestSignUps = new Map(
    leads.filter(({ kind }) => kind === 'newsletter').map((lead) => [lead.person, lead] as const),
  );
  if (latestSignUps.size === 0) return new Set();
  const rows = await trx
    .insertInto('subscribers')
    .values(
      sortForLocking([...latestSignUps.values()], ({ person }) => person).map((lead) => ({
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
  const requestedPeople = new Set(rows.map(({ person }) => person));
  return new Set([...latestSignUps.keys()].filter((person) => !requestedPeople.has(person)));
}

type SlotKey = Pick<Schema['mail_slots'], 'mailbox' | 'kind'>;
const slotKey = (mailbox: string, kind: string) => `${kind} ${mailbox}`;

/** Mail slots that the deliveries need. One statement claims them all, so two servers never claim the same slot. */
function neededMailSlots(
  newLeads: readonly NewLead[],
  subscribedPeople: ReadonlySet<string>,
): Map<string, Schema['mail_slots']> {
  const slotsByKey = new Map<string, Schema['mail_slots']>();
  for (const { lead, deliveries } of newLeads) {
    if (lead.suspicion) continue;
    for (const plannedDelivery of deliveries) {
      if (
        !plannedDelivery.oncePerHour ||
        isSkippedForSubscriber(plannedDelivery, lead.person, subscribedPeople)
      )
        continue;
      const { kind } = plannedDelivery;
      const mailbox = mailboxOf(lead.person);
      slotsByKey.set(slotKey(mailbox, kind), { mailbox, kind, last_at: lead.created_at });
    }
  }
  return new Map(sortForLocking([...slotsByKey], ([key]) => key));
}

const isSkippedForSubscriber = (
  { skipsSubscribers }: PlannedDelivery,
  person: string,
  subscribedPeople: ReadonlySet<string>,
) => skipsSubscribers && subscribedPeople.has(person);

function deliveryRows(
  { lead, deliveries }: NewLead,
  subscribedPeople: ReadonlySet<string>,
  freeSlots: Set<string>,
): DeliveryWithSlot[] {
  return deliveries.map((plannedDelivery) => {
    const { kind, oncePerHour } = plannedDelivery;
    const row = newDelivery(lead.id, kind, lead.created_at);
    if (lead.suspicion) return { ...row, ...heldBecauseOf(lead.suspicion) };
    if (isSkippedForSubscriber(plannedDelivery, lead.person, subscribedPeople))
      return { ...row, state: 'skipped', note: 'already subscribed' };
    if (!oncePerHour) return row;
    // The first delivery of a kind to a person uses the slot. Later ones in the same group are skipped.
    const slot = mailboxOf(lead.person);
    return freeSlots.delete(slotKey(slot, kind)) ? { ...row, slot } : { ...row, ...SKIPPED_AS_REPEAT };
  });
}

function messageRows({ lead, messages = [] }: NewLead): InsertableDelivery[] {
  return messages.map((message) => {
    const row = newMessageRow(lead.id, message, lead.created_at);
    return lead.suspicion && !message.sendsWhenQuarantined
      ? { ...row, ...heldBecauseOf(lead.suspicion) }
      : row;
  });
}

const heldBecauseOf = (suspicion: string) => ({
  state: 'held' as const,
  note: `suspected spam: ${suspicion}`,
});

export const newMessageRow = (
  leadId: string | null,
  { kind, target, messageId, payload }: OutboxMessage,
  now: number,
): InsertableDelivery => ({ ...newDelivery(leadId, kind, now), target, message_id: messageId, payload });

export const newDelivery = (leadId: string | null, kind: string, now: number): InsertableDelivery => ({
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
const sortForLocking = <Row>(rows: Row[], key: (row: Row) => string): Row[] =>
  rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
