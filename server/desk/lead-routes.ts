import { Hono } from 'hono';
import * as v from 'valibot';
import { DESK_LIMITS } from '#domain/desk.ts';
import { readActivityVersion } from '#server/core/audit-log.ts';
import { countStuck } from '#server/core/deliveries/open-deliveries.ts';
import { addPerson } from '#server/core/people/add-person.ts';
import { PersonChangeSchema, undoChanges } from '#server/core/people/change-people.ts';
import {
  findHottestLead,
  listLeads,
  readDistinctValues,
  readLeadsVersion,
} from '#server/core/people/list-leads.ts';
import { PEOPLE_SORTS, PeopleFilterSchema, PeopleQuerySchema } from '#server/core/people/people-query.ts';
import { changeSubmissions } from '#server/core/submissions/change-submissions.ts';
import { exportLeads } from '#server/core/submissions/export-submissions.ts';
import { download } from '#server/http/download.ts';
import type { Runtime } from '#server/runtime.ts';
import { checkOwner, type DeskEnv, validateFormJson, validateJson } from './desk-env.ts';

const typed = v.pipe(v.string(), v.maxLength(1_000));
const NewPersonSchema = v.strictObject({
  name: typed,
  email: typed,
  company: typed,
  phone: typed,
  reason: typed,
});
const ids = (max: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.minLength(1), v.maxLength(max));
const ChangeSchema = v.strictObject({
  ids: ids(DESK_LIMITS.leadsAtOnce),
  action: v.variant('do', [
    v.strictObject({ do: v.picklist(['retry', 'release']) }),
    v.strictObject({
      do: v.literal('change'),
      change: v.pick(PersonChangeSchema, ['status', 'owner', 'task']),
    }),
  ]),
});
const UndoSchema = v.strictObject({ ids: ids(DESK_LIMITS.changesAtOnce) });
const ExportSchema = v.strictObject({
  filter: PeopleFilterSchema,
  sort: v.picklist(PEOPLE_SORTS),
  format: v.picklist(['csv', 'json']),
});

export function leadRoutes(deps: Runtime) {
  const { store, clock, worker, log } = deps;
  // A search contains names and addresses, so it is sent in the body, never in a URL.
  return new Hono<DeskEnv>()
    .get('/pulse', async (c) =>
      c.json({
        newest: await readLeadsVersion(store),
        hottest: await findHottestLead(store),
        activity: await readActivityVersion(store.db),
        ...(await countStuck(store.db, clock())),
      }),
    )
    .get('/facets', async (c) =>
      c.json({
        sources: await readDistinctValues(store, 'source'),
        campaigns: await readDistinctValues(store, 'campaign'),
      }),
    )
    .post('/leads/query', validateJson(PeopleQuerySchema), async (c) =>
      c.json(await listLeads(c.var.context, c.req.valid('json'))),
    )
    .post('/leads/add', validateJson(NewPersonSchema), async (c) => {
      return c.json({ id: await addPerson(c.var.context, c.req.valid('json')) });
    })
    .post('/leads/change', validateJson(ChangeSchema), async (c) => {
      const change = c.req.valid('json');
      if (change.action.do === 'change') await checkOwner(deps, change.action.change.owner);
      const result = await changeSubmissions(c.var.context, { ...change, isAboutPeople: true });
      if (change.action.do === 'retry') worker.tryNow();
      return c.json(result);
    })
    .post('/leads/undo', validateJson(UndoSchema), async (c) => {
      return c.json({ changed: await undoChanges(c.var.context, c.req.valid('json').ids) });
    })
    .post('/leads/export', validateFormJson(ExportSchema), async (c) => {
      const request = c.req.valid('form');
      const day = new Date(clock()).toISOString().slice(0, 10);
      return download(await exportLeads(c.var.context, request), `leads-${day}.${request.format}`, log);
    });
}
