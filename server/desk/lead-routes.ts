/** The list of leads, its changes and its export. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { DESK_LIMITS } from '#domain/desk-limits.ts';
import { readActivityVersion } from '#server/core/audit-log.ts';
import { countStuck } from '#server/core/deliveries/open-deliveries.ts';
import { changeLeads } from '#server/core/leads/change-leads.ts';
import { exportLeads } from '#server/core/leads/export-leads.ts';
import { LEAD_SORTS, LeadFilterSchema, LeadQuerySchema } from '#server/core/leads/lead-query.ts';
import {
  findHottestLead,
  listLeads,
  readDistinctValues,
  readLeadsVersion,
} from '#server/core/leads/list-leads.ts';
import { CSV_CONTENT_TYPE } from '#server/csv.ts';
import { download } from '#server/http/download.ts';
import { LEAD_STATUSES } from '#server/store/schema.ts';
import {
  checkOwner,
  coreContext,
  type DeskDeps,
  type DeskEnv,
  validateFormJson,
  validateJson,
} from './desk-env.ts';

const ChangeSchema = v.strictObject({
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(50))),
    v.minLength(1),
    v.maxLength(DESK_LIMITS.leadsAtOnce),
  ),
  action: v.variant('do', [
    v.strictObject({ do: v.picklist(['retry', 'release']) }),
    v.strictObject({ do: v.literal('status'), status: v.picklist(LEAD_STATUSES) }),
    v.strictObject({ do: v.literal('owner'), owner: v.pipe(v.string(), v.maxLength(200)) }),
  ]),
});

const ExportSchema = v.strictObject({
  filter: LeadFilterSchema,
  sort: v.picklist(LEAD_SORTS),
  format: v.picklist(['csv', 'json']),
});

export function leadRoutes(deps: DeskDeps) {
  const { store, clock, worker, log } = deps;
  return (
    new Hono<DeskEnv>()
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
      // A search contains names and addresses, so it is sent in the body, never in a URL.
      .post('/leads/query', validateJson(LeadQuerySchema), async (c) =>
        c.json(await listLeads(coreContext(deps, c), c.req.valid('json'))),
      )
      .post('/leads/change', validateJson(ChangeSchema), async (c) => {
        const change = c.req.valid('json');
        if (change.action.do === 'owner') checkOwner(deps, change.action.owner);
        const changed = await changeLeads(coreContext(deps, c), change);
        if (change.action.do === 'retry') worker.tryNow();
        else worker.wake();
        return c.json({ changed });
      })
      .post('/leads/export', validateFormJson(ExportSchema), async (c) => {
        const request = c.req.valid('form');
        const day = new Date(clock()).toISOString().slice(0, 10);
        return download(await exportLeads(coreContext(deps, c), request), {
          name: `leads-${day}.${request.format}`,
          type: request.format === 'csv' ? CSV_CONTENT_TYPE : 'application/json',
          log,
        });
      })
  );
}
