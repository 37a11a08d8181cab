import * as v from 'valibot';
import { apiProblems } from '#content/api-texts.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { addNote } from '#server/core/people/add-note.ts';
import { changePerson } from '#server/core/people/change-people.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import { findPerson, personOfAddress } from '#server/core/people/find-person.ts';
import { findByEmail, readPeoplePage } from '#server/core/people/list-people.ts';
import { personId } from '#server/core/people/person-id.ts';
import { type Person, type TimelineEntry, viewPerson } from '#server/core/people/read-person.ts';
import { HttpError } from '#server/errors.ts';
import { iso, isoOrNull, withDescription } from '#server/events/event-schema.ts';
import { operation, requireFound, toPageResponse, toResponse } from '../operation.ts';
import * as schema from '../schemas.ts';
import { toApiDelivery, toApiReadiness } from './submissions.ts';

const toApiStep = ({ at, text }: Readonly<{ at: number | null; text: string }> = { at: null, text: '' }) => ({
  time: isoOrNull(at),
  text,
});

const toSummary = (person: Awaited<ReturnType<typeof findByEmail>>[number]) =>
  toResponse(schema.PersonSummary, {
    ...person,
    personId: personId(person.email_key),
    lostReason: person.lost_reason,
    wonAmount: person.won_amount,
    nextStep: toApiStep(person.nextTask && { at: person.nextTask.due_at, text: person.nextTask.text }),
    doNotContact: person.do_not_contact_at !== null,
    leadSince: iso(person.lead_since),
  });

function toApiEntry({ at, ...entry }: TimelineEntry) {
  const time = iso(at);
  if (entry.type === 'delivery') return { type: entry.type, time, ...toApiDelivery(entry) };
  if (entry.type !== 'booking') return { ...entry, time };
  const { start_at, ...booking } = entry;
  return { ...booking, time, start: isoOrNull(start_at) };
}

const toApiPerson = ({ timeline, readiness, newsletter, tasks, keptUntil, ...person }: Person) => ({
  ...person,
  nextStep: toApiStep(tasks[0]),
  keptUntil: isoOrNull(keptUntil),
  newsletter: newsletter as v.InferOutput<typeof schema.Person>['newsletter'],
  readiness: toApiReadiness(readiness ?? undefined),
  timeline: timeline.map(toApiEntry),
});

/** JSON Schema cannot express trimming, so a pattern rejects blank text. */
const NoteText = v.pipe(v.string(), v.regex(/\S/), v.maxLength(DESK_LIMITS.noteLength));

const ListQuery = v.strictObject({
  ...schema.pagingFields,
  status: v.optional(schema.Status),
  owner: schema.Owner,
  due: schema.Due,
  ...schema.originFields,
  ...schema.periodFields,
});
const Correction = v.optional(
  withDescription(
    v.string(),
    'Correction of the value from the forms; an empty string removes the correction',
  ),
);
/** A day is stored as its noon, like in the desk: it is the same day in almost every time zone. */
const parseDue = (time: string) => Date.parse(time.includes('T') ? time : `${time}T12:00Z`);
const ChangeBody = v.strictObject({
  status: v.optional(schema.Status),
  lostReason: v.optional(schema.shortText),
  owner: v.optional(
    withDescription(schema.shortText, 'Email address of a desk user; an empty string removes the owner'),
  ),
  nextStep: v.optional(
    v.strictObject({
      time: v.nullable(v.pipe(schema.DayOrTime, v.transform(parseDue))),
      text: v.pipe(schema.shortText, v.regex(/\S/)),
    }),
  ),
  doNotContact: v.optional(v.boolean()),
  name: Correction,
  email: Correction,
  company: Correction,
  phone: Correction,
});
const requirePerson = <Value>(value: Value | undefined) => requireFound(value, apiProblems.unknownPerson);
const PeoplePage = schema.pageSchema(schema.PersonSummary);
const Email = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254));

export const personOperations = {
  listPeople: operation('GET /people', 'read', {
    query: ListQuery,
    response: PeoplePage,
    run: async ({ context, query: { cursor: before, limit, ...filter } }) =>
      toPageResponse(await readPeoplePage(context, { filter, before, limit }), toSummary),
  }),
  findPerson: operation('POST /people/search', 'read', {
    body: v.strictObject({ email: Email }),
    response: PeoplePage,
    run: async ({ context, body: { email } }) => ({
      data: (await findByEmail(context, email)).map(toSummary),
      next: null,
    }),
  }),
  readPerson: operation('GET /people/{id}', 'read', {
    response: schema.Person,
    run: async ({ context, id, deps: { settings } }) =>
      toApiPerson(requirePerson(await viewPerson(context, id, settings.retentionDays))),
  }),
  changePerson: operation('PATCH /people/{id}', 'write', {
    body: ChangeBody,
    response: schema.IdResponse,
    // A key with `write` alone cannot read the person.
    async run({ context, id, body: { nextStep, ...change }, deps: { team } }) {
      if (change.owner && !(await team()).includes(change.owner))
        throw new HttpError(422, apiProblems.unknownOwner, { field: 'owner' });
      const task = nextStep && { at: nextStep.time, text: nextStep.text };
      requirePerson(await changePerson(context, id, { ...change, ...(task && { task }) }));
      return { id };
    },
  }),
  addNote: operation('POST /people/{id}/notes', 'write', {
    body: v.strictObject({ text: NoteText }),
    status: 201,
    response: schema.IdResponse,
    async run({ context, id, body: { text }, deps: { team } }) {
      const note = await addNote(context, id, { text: text.trim(), team: await team() });
      return { id: requirePerson(note) };
    },
  }),
  exportPerson: operation('GET /people/{id}/export', 'read', {
    response: schema.PersonRecord,
    async run({ context, id }) {
      const person = requirePerson(await findPerson(context.store.db, id));
      return requirePerson(await exportPerson(context, person));
    },
  }),
  erasePerson: operation('POST /people/{id}/erase', 'erase', {
    body: v.strictObject({ email: Email }),
    response: schema.ErasureResponse,
    async run({ context, id, body: { email }, deps: { settings } }) {
      const person = requirePerson(await findPerson(context.store.db, id));
      if ((await personOfAddress(context.store.db, email)) !== person)
        throw new HttpError(422, apiProblems.otherAddress, { field: 'email' });
      return erasePerson(context, { email: person, dataDir: settings.dataDir });
    },
  }),
};
