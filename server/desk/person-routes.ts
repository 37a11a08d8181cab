import { Hono } from 'hono';
import * as v from 'valibot';
import { deskErrors } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { listCalls, searchBookings, setCallOutcome } from '#server/core/bookings/list-bookings.ts';
import { addNote } from '#server/core/people/add-note.ts';
import {
  changePerson,
  changeTask,
  PersonChangeSchema,
  TaskChangeSchema,
} from '#server/core/people/change-people.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import { findPerson, personOfAddress } from '#server/core/people/find-person.ts';
import { viewPerson } from '#server/core/people/read-person.ts';
import { findSimilarPeople } from '#server/core/people/similar-people.ts';
import { HttpError } from '#server/errors.ts';
import type { Runtime } from '#server/runtime.ts';
import { isStorable } from '#server/store/faults.ts';
import { CALL_OUTCOMES } from '#server/store/schema.ts';
import { checkOwner, type DeskEnv, type DeskMiddleware, validateJson, validateQuery } from './desk-env.ts';

const CallsSchema = v.object({
  when: v.picklist(['upcoming', 'past']),
  after: v.optional(v.pipe(v.string(), v.maxLength(250))),
});
const OutcomeSchema = v.strictObject({ outcome: v.picklist(CALL_OUTCOMES) });
/** A search contains a name or an address, so it is sent in the body, never in a URL. */
const SearchSchema = v.strictObject({ search: v.pipe(v.string(), v.maxLength(200)) });
const NoteSchema = v.strictObject({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(DESK_LIMITS.noteLength)),
});
/** The address, typed again as a confirmation. */
const EraseSchema = v.strictObject({ typed: v.pipe(v.string(), v.maxLength(254)) });

function requireFound<Found>(value: Found | undefined | false): Found {
  if (!value) throw new HttpError(404, deskErrors.unknownPerson);
  return value;
}
const checkId: DeskMiddleware = (c, next) => {
  requireFound(isStorable(c.req.param('id')));
  return next();
};

export function personRoutes(deps: Runtime) {
  const { store, settings } = deps;
  return new Hono<DeskEnv>()
    .use('/people/:id/*', checkId)
    .use('/bookings/:id/*', checkId)
    .get('/bookings', validateQuery(CallsSchema), async (c) =>
      c.json(await listCalls(c.var.context, c.req.valid('query'))),
    )
    .post('/bookings/:id/outcome', validateJson(OutcomeSchema), async (c) => {
      const { outcome } = c.req.valid('json');
      return c.json({ undo: requireFound(await setCallOutcome(c.var.context, c.req.param('id'), outcome)) });
    })
    .post('/bookings/search', validateJson(SearchSchema), async (c) =>
      c.json(await searchBookings(c.var.context, c.req.valid('json').search)),
    )
    .get('/people/:id', async (c) =>
      c.json(requireFound(await viewPerson(c.var.context, c.req.param('id'), settings.retentionDays))),
    )
    .get('/people/:id/similar', async (c) =>
      c.json({ people: requireFound(await findSimilarPeople(store, c.req.param('id'))) }),
    )
    .post('/people/:id/change', validateJson(PersonChangeSchema), async (c) => {
      const change = c.req.valid('json');
      await checkOwner(deps, change.owner);
      return c.json({ undo: requireFound(await changePerson(c.var.context, c.req.param('id'), change)) });
    })
    .post('/people/:id/tasks', validateJson(TaskChangeSchema), async (c) => {
      const change = { id: c.req.param('id'), ...c.req.valid('json') };
      return c.json({ undo: requireFound(await changeTask(c.var.context, change)) });
    })
    .post('/people/:id/notes', validateJson(NoteSchema), async (c) => {
      const note = { ...c.req.valid('json'), team: await deps.team() };
      requireFound(await addNote(c.var.context, c.req.param('id'), note));
      return c.json({ ok: true });
    })
    .post('/people/:id/export', async (c) => {
      const person = requireFound(await findPerson(store.db, c.req.param('id')));
      const record = requireFound(await exportPerson(c.var.context, person));
      const fileName = person.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      c.header('content-disposition', `attachment; filename="personal-data-${fileName}.json"`);
      return c.body(JSON.stringify(record, null, 2), 200, { 'content-type': 'application/json' });
    })
    .post('/people/:id/erase', validateJson(EraseSchema), async (c) => {
      const person = requireFound(await findPerson(store.db, c.req.param('id')));
      if ((await personOfAddress(store.db, c.req.valid('json').typed)) !== person)
        throw new HttpError(422, deskErrors.emailMismatch, { field: 'typed' });
      const target = { email: person, dataDir: settings.dataDir };
      const { code, ...erased } = await erasePerson(c.var.context, target);
      return c.json({ erased, code });
    });
}
