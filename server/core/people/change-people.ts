/** Changes team data about people: status, owner, tasks, corrections. Every change can be undone for ten minutes. */
import { randomUUIDv7 } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { MINUTE } from '#domain/timing.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { endSubscriptions } from '#server/core/subscribers/subscriptions.ts';
import { planAssignmentMail } from '#server/core/team/assignment.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { refreshPeople, type TeamFields, updatePeople } from '#server/store/people.ts';
import type { Db, PersonStatus, Schema, Task } from '#server/store/schema.ts';
import { type AnnouncedChange, announcePeople } from './announce-people.ts';
import { type Corrections, checkCorrections } from './corrections.ts';
import { withPerson } from './find-person.ts';

/** Results of a phone call. */
export const CALL_RESULTS = ['reached', 'no-answer', 'wrong-number'] as const;
type TaskFields = Readonly<{ text: string; at: number | null }>;

export type PersonChange = Readonly<{
  status?: PersonStatus | undefined;
  lostReason?: string | undefined;
  /** Whole units of the operator's currency. */
  wonAmount?: number | null | undefined;
  /** Address of a colleague, or empty. */
  owner?: string | undefined;
  doNotContact?: boolean | undefined;
  /** A new task. */
  task?: TaskFields | undefined;
  /** Only recorded in the history. */
  call?: (typeof CALL_RESULTS)[number] | undefined;
}> &
  Corrections;

type PeopleRow = Selectable<Schema['people']>;
type HistoryEntry = Readonly<{
  person: string;
  field: string;
  task_id: string;
  old_value: string;
  new_value: string;
}>;

/** The value of each field in the history, as text. */
const FIELDS = {
  status: ({ status = 'new' }) => status,
  lostReason: ({ lost_reason = '' }) => lost_reason,
  wonAmount: ({ won_amount = null }) => String(won_amount ?? ''),
  owner: ({ owner = '' }) => owner,
  doNotContact: ({ do_not_contact_at = null }) => String(Number(do_not_contact_at !== null)),
  name: ({ name = '' }) => name,
  email: ({ email = '' }) => email,
  company: ({ company = '' }) => company,
  phone: ({ phone = '' }) => phone,
} as const satisfies Partial<Record<keyof PersonChange, (row: Partial<PeopleRow>) => string>>;
type Field = keyof typeof FIELDS;

const toTeamFields = ({
  lostReason,
  wonAmount,
  doNotContact: _,
  task: __,
  call: ___,
  ...same
}: PersonChange) =>
  Object.fromEntries(
    Object.entries({
      ...same,
      lost_reason: same.status !== undefined && same.status !== 'lost' ? '' : lostReason,
      won_amount: same.status !== undefined && same.status !== 'won' ? null : wonAmount,
    }).filter(([, value]) => value !== undefined),
  ) as TeamFields;

/** The change that sets a field to a value of the history. */
const toChange = (field: string, value: string): PersonChange => ({
  [field]:
    field === 'wonAmount'
      ? value === ''
        ? null
        : Number(value)
      : field === 'doNotContact'
        ? value === '1'
        : value,
});

/** Changes each person. Returns the ids of the changes, for `undoChanges`. */
export async function changePeople(
  trx: Transaction<Schema>,
  context: CoreContext,
  people: readonly string[],
  change: PersonChange,
): Promise<string[]> {
  if (people.length === 0) return [];
  const readRows = () => trx.selectFrom('people').selectAll().where('email_key', 'in', people).execute();
  const rowsBefore = await readRows();
  await updatePeople(trx, people, toTeamFields(change));
  // Mail to the old address was refused. The new one may work.
  if (change.email !== undefined) await trx.deleteFrom('bounces').where('person', 'in', people).execute();
  if (change.doNotContact !== undefined) await setDoNotContact(trx, context, people, change.doNotContact);
  const rowsAfter = await readRows();
  const entries = people.flatMap((person): HistoryEntry[] => {
    const [before = {}, after = {}] = [rowsBefore, rowsAfter].map((rows) =>
      rows.find(({ email_key }) => email_key === person),
    );
    return (Object.keys(FIELDS) as Field[])
      .map((field) => {
        const [old_value, new_value] = [FIELDS[field](before), FIELDS[field](after)];
        return { person, field, task_id: '', old_value, new_value };
      })
      .filter(({ old_value, new_value }) => old_value !== new_value);
  });
  await announcePeople(
    trx,
    context,
    entries.flatMap((entry) => {
      const row = rowsAfter.find(({ email_key }) => email_key === entry.person);
      return createEvent(entry, row, change);
    }),
  );
  const { owner, task, call } = change;
  if (owner && owner !== context.actor)
    await planAssignmentMail(trx, context, {
      to: owner,
      people: entries.filter(({ field }) => field === 'owner').map(({ person }) => person),
    });
  if (task) entries.push(...(await addTasks(trx, people, task, context.now)));
  if (call)
    entries.push(
      ...people.map((person) => ({ person, field: 'call', task_id: '', old_value: '', new_value: call })),
    );
  return recordChanges(trx, context, entries);
}

/** Ends subscriptions too. Somebody who was marked before may have subscribed again since: that is their wish. */
async function setDoNotContact(
  trx: Transaction<Schema>,
  context: CoreContext,
  people: readonly string[],
  doNotContact: boolean,
): Promise<void> {
  const changedPeople = await trx
    .updateTable('people')
    .set({ do_not_contact_at: doNotContact ? context.now : null })
    .where('email_key', 'in', people)
    .where('do_not_contact_at', doNotContact ? 'is' : 'is not', null)
    .returning('email_key')
    .execute();
  if (doNotContact && changedPeople.length > 0)
    await endSubscriptions(
      trx,
      context,
      changedPeople.map(({ email_key }) => email_key),
    );
}

async function addTasks(trx: Transaction<Schema>, people: readonly string[], task: TaskFields, now: number) {
  const rows = people.map((person) => ({
    id: randomUUIDv7(),
    person,
    text: task.text,
    due_at: task.at,
    created_at: now,
    done_at: null,
  }));
  await trx.insertInto('tasks').values(rows).execute();
  await refreshPeople(trx, people);
  return rows.map((row) => ({
    person: row.person,
    field: 'task',
    task_id: row.id,
    old_value: '',
    new_value: taskValue(row),
  }));
}

/** State of a task in the history; empty if it does not exist. */
const taskValue = (task: Task | undefined): string =>
  task ? JSON.stringify({ text: task.text, at: task.due_at, done: task.done_at !== null }) : '';

const readTask = (db: Db, id: string): Promise<Task | undefined> =>
  db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();

export type TaskChange = Readonly<{
  text?: string | undefined;
  at?: number | null | undefined;
  done?: boolean | undefined;
}>;

async function writeTask(
  trx: Transaction<Schema>,
  context: CoreContext,
  id: string,
  { text, at, done }: TaskChange,
): Promise<string[]> {
  const before = await readTask(trx, id);
  if (!before) return [];
  const after = {
    ...before,
    ...(text !== undefined && { text }),
    ...(at !== undefined && { due_at: at }),
    ...(done !== undefined && { done_at: done ? context.now : null }),
  };
  await trx.updateTable('tasks').set(after).where('id', '=', id).execute();
  await refreshPeople(trx, [before.person]);
  const [old_value, new_value] = [taskValue(before), taskValue(after)];
  if (old_value === new_value) return [];
  return recordChanges(trx, context, [
    { person: before.person, field: 'task', task_id: id, old_value, new_value },
  ]);
}

/** Ids of the changes; undefined if the person has no such task. */
export const changeTask = (
  context: CoreContext,
  { id, task, ...change }: TaskChange & Readonly<{ id: string; task: string }>,
): Promise<string[] | undefined> =>
  withPerson(context, id, async (trx, person) =>
    (await readTask(trx, task))?.person === person ? writeTask(trx, context, task, change) : undefined,
  );

/** The audit log gets no text that somebody typed, since it outlives an erasure. */
export async function recordChanges(
  trx: Transaction<Schema>,
  context: CoreContext,
  entries: readonly HistoryEntry[],
): Promise<string[]> {
  const ids = await recordAudit(
    trx,
    context,
    entries.map((entry) => ({ action: 'changed' as const, subject: entry.person, detail: toDetail(entry) })),
  );
  if (ids.length > 0)
    await trx
      .insertInto('person_changes')
      .values(entries.map((entry, index) => ({ id: ids[index] ?? '', ...entry })))
      .execute();
  return ids;
}

function toDetail({ field, new_value }: HistoryEntry): string {
  switch (field) {
    case 'status':
      return auditDetail('status', new_value as PersonStatus);
    case 'owner':
      return auditDetail('owner', new_value);
    case 'doNotContact':
      return auditDetail(new_value === '1' ? 'doNotContact' : 'contactAllowed');
    case 'name':
    case 'email':
    case 'company':
    case 'phone':
      return auditDetail(`${field}Corrected`);
    case 'lostReason':
    case 'wonAmount':
    case 'call':
      return auditDetail(field);
    default: {
      if (new_value === '') return auditDetail('stepRemoved');
      const { at, done } = JSON.parse(new_value) as { at: number | null; done: boolean };
      if (done) return auditDetail('stepDone');
      return auditDetail('nextStep', at === null ? '' : new Date(at).toISOString().slice(0, 10));
    }
  }
}

/** Events about status, owner and the wish not to be contacted. A later reason for Lost sends the status again. */
function createEvent(
  { person: emailKey, field, old_value, new_value }: HistoryEntry,
  { status = 'new', lost_reason = '' }: Partial<PeopleRow> = {},
  change: PersonChange,
): AnnouncedChange[] {
  if (field === 'status' || (field === 'lostReason' && status === 'lost' && change.status === undefined))
    return [
      {
        emailKey,
        createEvent: (person, timestamp) => ({
          type: 'person.status_changed',
          timestamp,
          data: {
            ...person,
            status,
            previous: field === 'status' ? (old_value as PersonStatus) : status,
            lostReason: status === 'lost' ? lost_reason : '',
          },
        }),
      },
    ];
  if (field === 'owner')
    return [
      {
        emailKey,
        createEvent: (person, timestamp) => ({
          type: 'person.owner_changed',
          timestamp,
          data: { ...person, owner: new_value, previous: old_value },
        }),
      },
    ];
  if (field !== 'doNotContact') return [];
  return [
    {
      emailKey,
      createEvent: (person, timestamp) => ({
        type: 'person.contact_changed',
        timestamp,
        data: { ...person, doNotContact: new_value === '1' },
      }),
    },
  ];
}

/** The ids of the changes; undefined if there is no such person. */
export const changePerson = (
  context: CoreContext,
  id: string,
  change: PersonChange,
): Promise<string[] | undefined> =>
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
      .select(['person', 'field', 'task_id', 'old_value', 'new_value'])
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
    for (const { person, field, task_id, old_value, new_value } of changes)
      if (task_id) {
        const task = await readTask(trx, task_id);
        if (taskValue(task) !== new_value) continue;
        restored.add(person);
        if (old_value) await writeTask(trx, context, task_id, JSON.parse(old_value) as TaskChange);
        else await removeTask(trx, context, { person, field, task_id, old_value: new_value, new_value: '' });
      } else if (field in FIELDS) {
        const row = rows.find(({ email_key }) => email_key === person);
        if (row && FIELDS[field as Field](row) === new_value)
          changeByPerson.set(person, { ...changeByPerson.get(person), ...toChange(field, old_value) });
      }
    // People with the same old values are changed together.
    const groups = Map.groupBy(changeByPerson, ([, change]) => JSON.stringify(change));
    for (const [change, group] of groups) {
      const groupPeople = group.map(([person]) => person);
      await changePeople(trx, context, groupPeople, JSON.parse(change) as PersonChange);
      for (const person of groupPeople) restored.add(person);
    }
    return restored.size;
  });
}

async function removeTask(trx: Transaction<Schema>, context: CoreContext, entry: HistoryEntry) {
  await trx.deleteFrom('tasks').where('id', '=', entry.task_id).execute();
  await refreshPeople(trx, [entry.person]);
  await recordChanges(trx, context, [entry]);
}
