/** Routes for bookings and for one person: reading, notes, export and erasure. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { deskErrors } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { listCalls, setCallOutcome } from '#server/core/bookings/list-bookings.ts';
import { searchBookings } from '#server/core/bookings/search-bookings.ts';
import { addNote } from '#server/core/people/add-note.ts';
import { CALL_RESULTS, changePerson, changeTask } from '#server/core/people/change-people.ts';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import { findPerson, personOfAddress } from '#server/core/people/find-person.ts';
import { viewPerson } from '#server/core/people/read-person.ts';
import { findSimilarPeople } from '#server/core/people/similar-people.ts';
import { HttpError } from '#server/errors.ts';
import { isStorable } from '#server/store/faults.ts';
import { CALL_OUTCOMES, PERSON_STATUSES } from '#server/store/schema.ts';
import {
  checkOwner,
  coreContext,
  type DeskDeps,
  type DeskEnv,
  TaskSchema,
  validateJson,
  validateQuery,
} from './desk-env.ts';

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
const shortText = v.pipe(v.string(), v.trim(), v.maxLength(200));
const ChangeSchema = v.strictObject({
  status: v.optional(v.picklist(PERSON_STATUSES)),
  lostReason: v.optional(shortText),
  owner: v.optional(shortText),
  wonAmount: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12)))),
  task: v.optional(TaskSchema),
  call: v.optional(v.picklist(CALL_RESULTS)),
  doNotContact: v.optional(v.boolean()),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  company: v.optional(v.string()),
  phone: v.optional(v.string()),
});
const TaskChangeSchema = v.strictObject({
  task: v.pipe(v.string(), v.maxLength(50)),
  ...v.partial(TaskSchema).entries,
  done: v.optional(v.boolean()),
});
/** The address, typed again as a confirmation. */
const EraseSchema = v.strictObject({ typed: v.pipe(v.string(), v.maxLength(254)) });

function requireFound<Found>(value: Found | undefined | false): Found {
  if (!value) throw new HttpError(404, deskErrors.unknownPerson);
  return value;
}
const requireStorableId = (id: string) => requireFound(isStorable(id) && id);

export function personRoutes(deps: DeskDeps) {
  const { store, settings, announce, wake } = deps;
  return new Hono<DeskEnv>()
    .get('/bookings', validateQuery(CallsSchema), async (c) =>
      c.json(await listCalls(coreContext(deps, c), c.req.valid('query'))),
    )
    .post('/bookings/:id/outcome', validateJson(OutcomeSchema), async (c) => {
      const id = requireStorableId(c.req.param('id'));
      requireFound(await setCallOutcome(coreContext(deps, c), id, c.req.valid('json').outcome));
      return c.json({ ok: true });
    })
    .post('/bookings/search', validateJson(SearchSchema), async (c) =>
      c.json(await searchBookings(coreContext(deps, c), c.req.valid('json').search)),
    )
    .get('/people/:id', async (c) =>
      c.json(
        requireFound(
          await viewPerson(
            coreContext(deps, c),
            requireStorableId(c.req.param('id')),
            settings.retentionDays,
          ),
        ),
      ),
    )
    .get('/people/:id/similar', async (c) =>
      c.json({ people: requireFound(await findSimilarPeople(store, requireStorableId(c.req.param('id')))) }),
    )
    .post('/people/:id/change', validateJson(ChangeSchema), async (c) => {
      const id = requireStorableId(c.req.param('id'));
      const change = c.req.valid('json');
      await checkOwner(deps, change.owner);
      const undo = requireFound(await changePerson(coreContext(deps, c), id, change));
      wake();
      return c.json({ undo });
    })
    .post('/people/:id/tasks', validateJson(TaskChangeSchema), async (c) => {
      const id = requireStorableId(c.req.param('id'));
      return c.json({
        undo: requireFound(await changeTask(coreContext(deps, c), { id, ...c.req.valid('json') })),
      });
    })
    .post('/people/:id/notes', validateJson(NoteSchema), async (c) => {
      const id = requireStorableId(c.req.param('id'));
      requireFound(
        await addNote(coreContext(deps, c), id, {
          text: c.req.valid('json').text,
          team: await deps.team(),
        }),
      );
      wake();
      return c.json({ ok: true });
    })
    .post('/people/:id/export', async (c) => {
      const person = requireFound(await findPerson(store.db, requireStorableId(c.req.param('id'))));
      const record = requireFound(await exportPerson(coreContext(deps, c), person));
      const fileName = person.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      c.header('content-disposition', `attachment; filename="personal-data-${fileName}.json"`);
      return c.body(JSON.stringify(record, null, 2), 200, { 'content-type': 'application/json' });
    })
    .post('/people/:id/erase', validateJson(EraseSchema), async (c) => {
      const person = requireFound(await findPerson(store.db, requireStorableId(c.req.param('id'))));
      if ((await personOfAddress(store.db, c.req.valid('json').typed)) !== person)
        throw new HttpError(422, deskErrors.emailMismatch, { field: 'typed' });
      const { dataDir } = settings;
      const { code, ...erased } = await erasePerson(coreContext(deps, c), {
        email: person,
        dataDir,
        announce,
      });
      wake();
      return c.json({ erased, code });
    });
}
