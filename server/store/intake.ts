/** Stores leads with their deliveries, many in one transaction. */
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { HOUR, MINUTE } from '#domain/durations.ts';
import { mailboxOf } from '#domain/email.ts';
import { firstOrder } from './call-order.ts';
import { rowsInsert } from './insert-rows.ts';
import { leadFacets } from './lead-facets.ts';
import { lockPeople } from './lock-people.ts';
import { addPeople, joinKnownPeople } from './people.ts';
import type { Db, DeliveryRow, Dialect, LeadRow, Schema } from './schema.ts';

/** A delivery to be written with a lead, and the conditions that skip it. */
export type PlannedDelivery = Readonly<{
  kind: string;
  /** At most once an hour to one person. */
  spaced: boolean;
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

/** 100 leads of 27 columns stay far below SQLite's limit of 32,766 values in one statement. */
export const MAX_GROUP = 100;
/** The same limit for deliveries, with any number of receivers. */
const MAX_DELIVERIES = 1_000;

const insertLeads = rowsInsert<LeadRow>({
  table: 'leads',
  columns: [
    ...(['id', 'kind', 'person', 'email', 'first_name', 'last_name', 'company', 'phone', 'details'] as const),
    ...(['first_page', 'page', 'referrer', 'utm', 'language', 'page_language'] as const),
    ...(['consent', 'consent_version'] as const),
    ...(['suspicion', 'fingerprint', 'created_at', 'agent', 'status'] as const),
    ...(['source', 'campaign', 'words', 'company_key', 'call_order'] as const),
  ],
  numbers: ['created_at', 'call_order'],
  rest: 'on conflict ("fingerprint") do nothing returning "id"',
});
const insertMailSlots = rowsInsert<Schema['mail_slots']>({
  table: 'mail_slots',
  columns: ['mailbox', 'kind', 'last_at'],
  numbers: ['last_at'],
  // Second condition: the slot was written while the clock was ahead.
  rest: `on conflict ("mailbox", "kind") do update set "last_at" = excluded."last_at"
    where mail_slots.last_at <= excluded.last_at - ${SPACING_MS}
      or mail_slots.last_at > excluded.last_at + ${CLOCK_SLACK_MS}
    returning "mailbox", "kind"`,
});
const insertDeliveries = rowsInsert<DeliveryRow>({
  table: 'deliveries',
  columns: [
    ...(['id', 'lead_id', 'kind', 'state', 'attempts', 'next_at', 'lease_owner', 'lease_beat'] as const),
    ...(['note', 'created_at', 'finished_at', 'target', 'message_id', 'payload', 'booking_uid'] as const),
  ],
  numbers: ['attempts', 'next_at', 'lease_beat', 'created_at', 'finished_at'],
});

export async function commitLeads(
  { db, dialect }: Readonly<{ db: Db; dialect: Dialect }>,
  group: readonly NewLead[],
): Promise<IntakeResult[]> {
  return db.transaction().execute(async (trx) => {
    await lockPeople(
      trx,
      'shared',
      group.map(({ lead }) => lead.person),
    );
    const leads = group.map(({ lead }) => ({
      status: 'new' as const,
      agent: '',
      ...lead,
      ...leadFacets(lead),
      call_order: firstOrder(lead),
    }));
    const inserted = await trx.executeQuery(insertLeads(dialect, leads));
    const ids = new Set((inserted.rows as { id: string }[]).map(({ id }) => id));
    const fresh = group.filter(({ lead }) => ids.has(lead.id));
    // Ignore quarantined leads: a bot must not change a person's subscription.
    const asking = fresh.map(({ lead }) => lead).filter(({ suspicion }) => !suspicion);
    const subscribed = await requestSubscriptions(trx, asking);
    // Newsletter sign-ups count once they are confirmed.
    const counted = leads.filter(
      ({ id, kind, suspicion }) => ids.has(id) && kind !== 'newsletter' && !suspicion,
    );
    await addPeople(trx, counted);
    await joinKnownPeople(trx, asking);
    const open = await takeMailSlots(trx, dialect, fresh, subscribed);
    const rows = fresh.flatMap((member) => [
      ...deliveryRows(member, subscribed, open),
      ...messageRows(member),
    ]);
    for (let start = 0; start < rows.length; start += MAX_DELIVERIES)
      await trx.executeQuery(insertDeliveries(dialect, rows.slice(start, start + MAX_DELIVERIES)));
    return group.map(({ lead }) => (ids.has(lead.id) ? 'stored' : 'repeated'));
  });
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
  const asked = new Set(rows.map(({ person }) => person));
  return new Set([...latest.keys()].filter((person) => !asked.has(person)));
}

const slotKey = (mailbox: string, kind: string) => `${kind} ${mailbox}`;

/** Claims the right to mail each person now, in one statement, so that two servers never both get it. */
async function takeMailSlots(
  trx: Transaction<Schema>,
  dialect: Dialect,
  fresh: readonly NewLead[],
  subscribed: ReadonlySet<string>,
): Promise<Set<string>> {
  const wanted = new Map<string, Schema['mail_slots']>();
  for (const { lead, deliveries } of fresh) {
    if (lead.suspicion) continue;
    for (const planned of deliveries) {
      if (!planned.spaced || isNeedless(planned, lead.person, subscribed)) continue;
      const { kind } = planned;
      const mailbox = mailboxOf(lead.person);
      wanted.set(slotKey(mailbox, kind), { mailbox, kind, last_at: lead.created_at });
    }
  }
  if (wanted.size === 0) return new Set();
  const slots = inOrder([...wanted], ([key]) => key).map(([, slot]) => slot);
  const { rows } = await trx.executeQuery(insertMailSlots(dialect, slots));
  return new Set((rows as Schema['mail_slots'][]).map(({ mailbox, kind }) => slotKey(mailbox, kind)));
}

const isNeedless = ({ unlessSubscribed }: PlannedDelivery, person: string, subscribed: ReadonlySet<string>) =>
  unlessSubscribed && subscribed.has(person);

function deliveryRows(
  { lead, deliveries }: NewLead,
  subscribed: ReadonlySet<string>,
  open: Set<string>,
): DeliveryRow[] {
  return deliveries.map((planned) => {
    const { kind, spaced } = planned;
    const row = newDelivery(lead.id, kind, lead.created_at);
    if (lead.suspicion) return { ...row, ...heldFor(lead.suspicion) };
    if (isNeedless(planned, lead.person, subscribed))
      return { ...row, state: 'skipped', note: 'already subscribed' };
    // The first request takes the slot; a second one of the same person finds it used.
    if (spaced && !open.delete(slotKey(mailboxOf(lead.person), kind))) {
      return { ...row, state: 'skipped', note: 'the same mail went to this address within the hour' };
    }
    return row;
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
