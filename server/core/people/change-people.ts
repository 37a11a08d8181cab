/** Changes team data about people: status, owner, tasks, corrections. Every change can be undone for ten minutes. */
import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { MINUTE } from '#domain/timing.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { endSubscriptions } from '#server/core/subscribers/subscriptions.ts';
import { planAssignmentMail } from '#server/core/team/assignment.ts';
import { CORRECTED_FIELDS } from '#server/store/contact.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople } from '#server/store/people.ts';
import { findRow } from '#server/store/rows.ts';
import {
  type Booking,
  PERSON_STATUSES,
  type PersonStatus,
  type Schema,
  type Task,
  type Trx,
} from '#server/store/schema.ts';
import { type AnnouncedChange, announcePeople } from './announce-people.ts';
import { checkCorrections } from './corrections.ts';
import { withPerson } from './find-person.ts';

export const TaskSchema = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  at: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
});
const shortText = v.pipe(v.string(), v.trim(), v.maxLength(200));
export const PersonChangeSchema = v.strictObject({
  status: v.optional(v.picklist(PERSON_STATUSES)),
  lostReason: v.optional(shortText),
  /** Whole units of the operator's currency. */
  wonAmount: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12)))),
  /** Address of a colleague, or empty. */
  owner: v.optional(shortText),
  doNotContact: v.optional(v.boolean()),
  task: v.optional(TaskSchema),
  /** Result of a phone call, for the history. */
  call: v.optional(v.picklist(['reached', 'no-answer', 'wrong-number'])),
  /** Corrections. An empty one is removed. */
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  company: v.optional(v.string()),
  phone: v.optional(v.string()),
});
export type PersonChange = Readonly<v.InferOutput<typeof PersonChangeSchema>>;
export const TaskChangeSchema = v.strictObject({
  task: v.pipe(v.string(), v.maxLength(50)),
  ...v.partial(TaskSchema).entries,
  done: v.optional(v.boolean()),
});
type TaskChange = Readonly<Omit<v.InferOutput<typeof TaskChangeSchema>, 'task'>>;

type PeopleRow = Selectable<Schema['people']>;
type HistoryEntry = Readonly<Omit<Schema['person_changes'], 'id'>>;

const COLUMNS = {
  status: 'status',
  lostReason: 'lost_reason',
  wonAmount: 'won_amount',
  owner: 'owner',
  doNotContact: 'do_not_contact_at',
  name: 'name',
  email: 'email',
  company: 'company',
  phone: 'phone',
} as const satisfies Partial<Record<keyof PersonChange, keyof PeopleRow>>;
type Field = keyof typeof COLUMNS;

const historyValue = (row: PeopleRow, field: Field): string =>
  field === 'doNotContact'
    ? String(Number(row.do_not_contact_at !== null))
    : String(row[COLUMNS[field]] ?? '');

/** The value of a change, from that in the history. */
function parseValue(field: string, text: string) {
  if (field === 'wonAmount') return text === '' ? null : Number(text);
  return field === 'doNotContact' ? text === '1' : text;
}

/** The columns that a change sets, in addition to `do_not_contact_at`. */
const toColumns = ({ status, lostReason, wonAmount, owner, name, email, company, phone }: PersonChange) => ({
  ...{ status, owner, name, email, company, phone },
  lost_reason: status && status !== 'lost' ? '' : lostReason,
  won_amount: status && status !== 'won' ? null : wonAmount,
});

/** Changes each person. Returns the ids of the changes, for `undoChanges`. */
export async function changePeople(
  trx: Trx,
  context: CoreContext,
  people: readonly string[],
  change: PersonChange,
): Promise<string[]> {
  const { doNotContact, email, owner, task, call } = change;
  const { actor, now } = context;
  const readRows = () => trx.selectFrom('people').selectAll().where('email_key', 'in', people).execute();
  const rowsBefore = await readRows();
  const columns = toColumns(change);
  if (Object.values(columns).some((value) => value !== undefined))
    await trx.updateTable('people').set(columns).where('email_key', 'in', people).execute();
  // Mail to the old address was refused. The new one may work.
  if (email !== undefined) await trx.deleteFrom('bounces').where('person', 'in', people).execute();
  if (doNotContact !== undefined) {
    // Somebody who was marked before may have subscribed again since: that is their wish.
    const changed = rowsBefore
      .filter(({ do_not_contact_at }) => (do_not_contact_at !== null) !== doNotContact)
      .map(({ email_key }) => email_key);
    const update = trx.updateTable('people').set({ do_not_contact_at: doNotContact ? now : null });
    await update.where('email_key', 'in', changed).execute();
    if (doNotContact) await endSubscriptions(trx, context, changed);
  }
  const rowsAfter = new Map((await readRows()).map((row) => [row.email_key, row]));
  const entries: HistoryEntry[] = [];
  const events: AnnouncedChange[] = [];
  for (const before of rowsBefore) {
    const person = before.email_key;
    const after = rowsAfter.get(person) ?? before;
    for (const field of Object.keys(COLUMNS) as Field[]) {
      const [old_value, new_value] = [historyValue(before, field), historyValue(after, field)];
      if (old_value === new_value) continue;
      const entry = { person, field, task_id: '', old_value, new_value };
      entries.push(entry);
      events.push(...changeEvents(entry, after, change));
    }
  }
  await announcePeople(trx, context, events);
  if (owner && owner !== actor) {
    const assigned = entries.filter(({ field }) => field === 'owner').map(({ person }) => person);
    await planAssignmentMail(trx, context, { to: owner, people: assigned });
  }
  for (const { email_key: person } of rowsBefore) {
    if (task) {
      const { text, at: due_at } = task;
      const row = { id: randomUUIDv7(), person, text, due_at, created_at: now, done_at: null };
      await trx.insertInto('tasks').values(row).execute();
      entries.push({ person, field: 'task', task_id: row.id, old_value: '', new_value: taskValue(row) });
    }
    if (call) entries.push({ person, field: 'call', task_id: '', old_value: '', new_value: call });
  }
  await refreshPeople(trx, people);
  return recordChanges(trx, context, entries);
}

/** State of a task in the history, which is empty before the task was added and after it was removed. */
const taskValue = ({ text, due_at, done_at }: Task): string =>
  JSON.stringify({ text, at: due_at, done: done_at !== null });

async function writeTask(trx: Trx, context: CoreContext, before: Task, { text, at, done }: TaskChange) {
  const { id, person } = before;
  const after = {
    ...before,
    ...(text !== undefined && { text }),
    ...(at !== undefined && { due_at: at }),
    ...(done !== undefined && { done_at: done ? context.now : null }),
  };
  await trx.updateTable('tasks').set(after).where('id', '=', id).execute();
  await refreshPeople(trx, [person]);
  const [old_value, new_value] = [taskValue(before), taskValue(after)];
  if (old_value === new_value) return [];
  return recordChanges(trx, context, [{ person, field: 'task', task_id: id, old_value, new_value }]);
}

/** Ids of the changes; undefined if the person has no such task. */
export const changeTask = (
  context: CoreContext,
  { id, task, ...change }: TaskChange & Readonly<{ id: string; task: string }>,
) =>
  withPerson(context, id, async (trx, person) => {
    const before = await findRow(trx, 'tasks', { id: task, person });
    return before && writeTask(trx, context, before, change);
  });

/** The audit log gets no text that somebody typed, since it outlives an erasure. */
export async function recordChanges(trx: Trx, context: CoreContext, entries: readonly HistoryEntry[]) {
  const ids = await recordAudit(
    trx,
    context,
    entries.map((entry) => ({ action: 'changed' as const, subject: entry.person, detail: toDetail(entry) })),
  );
  const rows = entries.map((entry, index) => ({ id: ids[index] ?? '', ...entry }));
  if (rows.length > 0) await trx.insertInto('person_changes').values(rows).execute();
  return ids;
}

function toDetail({ field, new_value }: HistoryEntry): string {
  if (field === 'status') return auditDetail('status', new_value as PersonStatus);
  if (field === 'owner') return auditDetail('owner', new_value);
  if (field === 'doNotContact') return auditDetail(new_value === '1' ? 'doNotContact' : 'contactAllowed');
  if (field === 'lostReason' || field === 'wonAmount' || field === 'call') return auditDetail(field);
  const corrected = CORRECTED_FIELDS.find((name) => name === field);
  if (corrected) return auditDetail(`${corrected}Corrected`);
  if (new_value === '') return auditDetail('stepRemoved');
  const { at, done } = JSON.parse(new_value) as { at: number | null; done: boolean };
  if (done) return auditDetail('stepDone');
  return auditDetail('nextStep', at === null ? '' : new Date(at).toISOString().slice(0, 10));
}

/** Events about status, owner and the wish not to be contacted. A later reason for Lost sends the status again. */
function changeEvents(
  { person: emailKey, field, old_value, new_value }: HistoryEntry,
  { status, lost_reason }: PeopleRow,
  change: PersonChange,
): AnnouncedChange[] {
  if (field === 'status' || (field === 'lostReason' && status === 'lost' && change.status === undefined)) {
    const previous = field === 'status' ? (old_value as PersonStatus) : status;
    const data = { status, previous, lostReason: status === 'lost' ? lost_reason : '' };
    return [{ emailKey, type: 'person.status_changed', data }];
  }
  if (field === 'owner')
    return [{ emailKey, type: 'person.owner_changed', data: { owner: new_value, previous: old_value } }];
  if (field === 'doNotContact')
    return [{ emailKey, type: 'person.contact_changed', data: { doNotContact: new_value === '1' } }];
  return [];
}

export const changePerson = (context: CoreContext, id: string, change: PersonChange) =>
  withPerson(context, id, async (trx, emailKey) => {
    const corrections = await checkCorrections(trx, context, emailKey, change);
    return changePeople(trx, context, [emailKey], { ...change, ...corrections });
  });

const UNDO_MS = 10 * MINUTE;

/**
 * Undoes the actor's own changes of the last ten minutes. A value that somebody changed meanwhile stays. Returns the
 * number of people of whom a value was restored.
 */
export function undoChanges(context: CoreContext, ids: readonly string[]): Promise<number> {
  return context.store.db.transaction().execute(async (trx) => {
    const changes = await trx
      .selectFrom('person_changes')
      .innerJoin('audit_log', 'audit_log.id', 'person_changes.id')
      .select(['person_changes.id', 'person', 'field', 'task_id', 'old_value', 'new_value'])
      .where('person_changes.id', 'in', ids)
      .where('audit_log.actor', '=', context.actor)
      .where('audit_log.at', '>', context.now - UNDO_MS)
      .execute();
    const people = [...new Set(changes.map(({ person }) => person))];
    if (people.length === 0) return 0;
    await lockPeople(trx, 'shared', people);
    const rows = await trx.selectFrom('people').selectAll().where('email_key', 'in', people).execute();
    const restored = new Set<string>();
    const changeByPerson = new Map<string, PersonChange>();
    for (const { id, ...entry } of changes) {
      const { person, field, task_id, old_value, new_value } = entry;
      const row = rows.find(({ email_key }) => email_key === person);
      if (field === 'call') {
        if (new_value === '') continue;
        if (task_id && !(await restoreOutcome(trx, entry))) continue;
        restored.add(person);
        // The entry of the history then says that the call was removed.
        const undone = { old_value: new_value, new_value: old_value };
        await trx.updateTable('person_changes').set(undone).where('id', '=', id).execute();
      } else if (task_id) {
        const task = await findRow(trx, 'tasks', { id: task_id });
        if (!task || taskValue(task) !== new_value) continue;
        restored.add(person);
        if (old_value) await writeTask(trx, context, task, JSON.parse(old_value) as TaskChange);
        else {
          await trx.deleteFrom('tasks').where('id', '=', task_id).execute();
          await refreshPeople(trx, [person]);
          await recordChanges(trx, context, [{ ...entry, old_value: new_value, new_value: '' }]);
        }
      } else if (row && historyValue(row, field as Field) === new_value) {
        restored.add(person);
        const change = { ...changeByPerson.get(person), [field]: parseValue(field, old_value) };
        changeByPerson.set(person, change);
      }
    }
    // People with the same old values are changed together, so that a colleague gets one mail about all of them.
    for (const [change, group] of Map.groupBy(changeByPerson, ([, change]) => JSON.stringify(change))) {
      const keys = group.map(([person]) => person);
      await changePeople(trx, context, keys, JSON.parse(change) as PersonChange);
    }
    return restored.size;
  });
}

/** False if somebody recorded another outcome meanwhile. */
async function restoreOutcome(trx: Trx, { task_id, old_value, new_value }: HistoryEntry) {
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set({ outcome: old_value as Booking['outcome'] })
    .where('uid', '=', task_id)
    .where('outcome', '=', new_value as Booking['outcome'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
