import * as v from 'valibot';
import { apiProblems } from '#content/messages/api.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import type { CoreContext } from '#server/core/context.ts';
import { addNote } from '#server/core/people/add-note.ts';
import { changePerson } from '#server/core/people/change-people.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import { findPerson, personOfAddress } from '#server/core/people/find-person.ts';
import { listLeads } from '#server/core/people/list-leads.ts';
import { findByEmail, readPeoplePage } from '#server/core/people/list-people.ts';
import { type Person, type TimelineEntry, viewPerson } from '#server/core/people/read-person.ts';
import { HttpError } from '#server/errors.ts';
import { personId } from '#server/events/person-id.ts';
import { type ApiDeps, type Operation, operation } from '../operation.ts';
import * as schema from '../schemas.ts';
import { formatCursor, iso, isoOrNull, parsePeriod, readCursor, requireFound } from '../values.ts';
import { toApiDelivery, toApiReadiness } from './submissions.ts';

/** The task that is due first. */
const toApiStep = ({ at, text }: Readonly<{ at: number | null; text: string }> = { at: null, text: '' }) => ({
  time: isoOrNull(at),
  text,
});

type Summary = Awaited<ReturnType<typeof findByEmail>>[number];

const toSummary = (person: Summary): v.InferOutput<typeof schema.PersonSummary> => ({
  id: person.id,
  personId: personId(person.email_key),
  email: person.email,
  name: person.name,
  company: person.company,
  phone: person.phone,
  status: person.status,
  lostReason: person.lost_reason,
  owner: person.owner,
  wonAmount: person.won_amount,
  nextStep: toApiStep(person.nextTask && { at: person.nextTask.due_at, text: person.nextTask.text }),
  doNotContact: person.do_not_contact_at !== null,
  leadSince: iso(person.lead_since),
  source: person.source,
  campaign: person.campaign,
});

type ApiEntry = v.InferOutput<typeof schema.Person>['timeline'][number];

function toApiEntry(entry: TimelineEntry): ApiEntry {
  const time = iso(entry.at);
  switch (entry.type) {
    case 'form': {
      const { at: _, answers, recommended, ...form } = entry;
      return { ...form, time, answers: [...answers], recommended: [...recommended] };
    }
    case 'delivery':
      return { type: 'delivery', time, ...toApiDelivery(entry) };
    case 'booking': {
      const { at: _, start_at, ...booking } = entry;
      return { ...booking, time, start: isoOrNull(start_at) };
    }
    case 'note':
    case 'activity': {
      const { at: _, ...rest } = entry;
      return { ...rest, time };
    }
    default:
      return { type: entry.type, time };
  }
}

const toApiPerson = ({ timeline, readiness, newsletter, tasks, keptUntil, ...person }: Person) => ({
  ...person,
  nextStep: toApiStep(tasks[0]),
  keptUntil: isoOrNull(keptUntil),
  newsletter: newsletter as v.InferOutput<typeof schema.Person>['newsletter'],
  readiness: toApiReadiness(readiness),
  timeline: timeline.map(toApiEntry),
});

export const readApiPerson = async (context: CoreContext, id: string, retentionDays: number | undefined) =>
  toApiPerson(requireFound(await viewPerson(context, id, retentionDays), apiProblems.unknownPerson));

/** JSON Schema cannot express trimming, so a pattern rejects blank text. */
export const NoteText = v.pipe(v.string(), v.regex(/\S/), v.maxLength(DESK_LIMITS.noteLength));

export async function addNoteById(
  context: CoreContext,
  { team, wake }: Pick<ApiDeps, 'team' | 'wake'>,
  { id, text }: Readonly<{ id: string; text: string }>,
) {
  const note = await addNote(context, id, { text: text.trim(), team: await team() });
  wake();
  return { id: requireFound(note, apiProblems.unknownPerson) };
}

const ListQuery = v.strictObject({
  ...schema.pagingFields,
  status: v.optional(schema.Status),
  owner: schema.Owner,
  ...schema.originFields,
  ...schema.periodFields,
});
const shortText = v.pipe(v.string(), v.maxLength(200));
const Correction = v.optional(
  v.pipe(
    v.string(),
    v.description('Correction of the value from the forms; an empty string removes the correction'),
  ),
);
export const ChangeBody = v.strictObject({
  status: v.optional(schema.Status),
  lostReason: v.optional(shortText),
  owner: v.optional(
    v.pipe(shortText, v.description('Email address of a desk user; an empty string removes the owner')),
  ),
  nextStep: v.optional(
    v.strictObject({ time: v.nullable(schema.Time), text: v.pipe(shortText, v.regex(/\S/)) }),
  ),
  doNotContact: v.optional(v.boolean()),
  name: Correction,
  email: Correction,
  company: Correction,
  phone: Correction,
});
/** Answers with what was changed. A key with `write` alone cannot read anything else. */
export async function changeApiPerson(
  context: CoreContext,
  { team, wake }: Pick<ApiDeps, 'team' | 'wake'>,
  id: string,
  body: v.InferOutput<typeof ChangeBody>,
) {
  const { nextStep, ...change } = body;
  if (change.owner && !(await team()).includes(change.owner))
    throw new HttpError(422, apiProblems.unknownOwner, { field: 'owner' });
  const task = nextStep && {
    at: nextStep.time === null ? null : Date.parse(nextStep.time),
    text: nextStep.text,
  };
  if (!(await changePerson(context, id, { ...change, ...(task && { task }) })))
    throw new HttpError(404, apiProblems.unknownPerson);
  wake();
  return { id, ...body };
}

export const PeopleSchema = v.strictObject({
  status: v.optional(schema.Status),
  owner: schema.Owner,
  readiness: schema.submissionFilter.readiness,
  search: schema.Search,
  due: v.optional(schema.Time),
  after: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** One page of people with what a list needs. */
export async function listCompactPeople(
  context: CoreContext,
  { after, due, ...filter }: v.InferOutput<typeof PeopleSchema>,
) {
  const page = await listLeads(context, {
    filter: { ...filter, ...(due !== undefined && { due: Date.parse(due) }) },
    sort: 'newest',
    after: after ?? null,
  });
  return {
    data: page.leads.map((lead) => ({
      id: lead.id,
      name: lead.name || lead.email,
      company: lead.company,
      status: lead.status,
      owner: lead.owner,
      level: lead.readiness?.level ?? '',
      nextStep: lead.nextStep,
      time: isoOrNull(lead.next_step_at),
      doNotContact: lead.do_not_contact,
    })),
    next: page.next,
  };
}

const PeoplePage = schema.pageSchema(schema.PersonSummary);
const Email = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254));

export const personOperations: readonly Operation[] = [
  operation({
    id: 'listPeople',
    method: 'get',
    path: '/people',
    scope: 'read',
    query: ListQuery,
    response: PeoplePage,
    async run({ context, query: { cursor, limit, since, until, ...filter } }) {
      const { people, next } = await readPeoplePage(context, {
        filter: { ...filter, ...parsePeriod({ since, until }) },
        before: readCursor(cursor),
        limit,
      });
      return { data: people.map(toSummary), next: formatCursor(next) };
    },
  }),
  operation({
    id: 'findPerson',
    method: 'post',
    path: '/people/search',
    scope: 'read',
    body: v.strictObject({ email: Email }),
    response: PeoplePage,
    run: async ({ context, body: { email } }) => ({
      data: (await findByEmail(context, email)).map(toSummary),
      next: null,
    }),
  }),
  operation({
    id: 'readPerson',
    method: 'get',
    path: '/people/{id}',
    scope: 'read',
    response: schema.Person,
    run: ({ context, id, deps: { settings } }) => readApiPerson(context, id, settings.retentionDays),
  }),
  operation({
    id: 'changePerson',
    method: 'patch',
    path: '/people/{id}',
    scope: 'write',
    body: ChangeBody,
    response: schema.IdResponse,
    async run({ context, id, body, deps }) {
      await changeApiPerson(context, deps, id, body);
      return { id };
    },
  }),
  operation({
    id: 'addNote',
    method: 'post',
    path: '/people/{id}/notes',
    scope: 'write',
    body: v.strictObject({ text: NoteText }),
    status: 201,
    response: schema.IdResponse,
    run: ({ context, id, body: { text }, deps }) => addNoteById(context, deps, { id, text }),
  }),
  operation({
    id: 'exportPerson',
    method: 'get',
    path: '/people/{id}/export',
    scope: 'read',
    response: schema.PersonRecord,
    async run({ context, id }) {
      const person = requireFound(await findPerson(context.store.db, id), apiProblems.unknownPerson);
      return requireFound(await exportPerson(context, person), apiProblems.unknownPerson);
    },
  }),
  operation({
    id: 'erasePerson',
    method: 'post',
    path: '/people/{id}/erase',
    scope: 'erase',
    body: v.strictObject({ email: Email }),
    response: schema.ErasureResponse,
    async run({ context, id, body: { email }, deps: { settings, announce, wake } }) {
      const person = requireFound(await findPerson(context.store.db, id), apiProblems.unknownPerson);
      if ((await personOfAddress(context.store.db, email)) !== person)
        throw new HttpError(422, apiProblems.otherAddress, { field: 'email' });
      const erased = await erasePerson(context, { email: person, dataDir: settings.dataDir, announce });
      wake();
      return erased;
    },
  }),
];
