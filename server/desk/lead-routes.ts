/** The list of leads and what is done with it. */
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import * as v from 'valibot';
import { deskAccess, deskLeads } from '#content/desk.ts';
import { DESK_LIMITS } from '#domain/desk-limits.ts';
import { CSV_TYPE } from '#server/csv.ts';
import { countStuck } from '#server/delivery/open-deliveries.ts';
import { csvText, jsonText } from '#server/leads/export-leads.ts';
import { findByIds, type LeadWithState } from '#server/leads/queries.ts';
import type { Store } from '#server/store/open-store.ts';
import { LEAD_STATUSES } from '#server/store/schema.ts';
import { recordAccess } from './access.ts';
import { type DeskDeps, type DeskEnv, formJson, json } from './desk-env.ts';
import { changeLeads } from './lead-actions.ts';
import { distinctValues, listLeads, newestLeads } from './lead-list.ts';
import {
  LEAD_SORTS,
  type LeadFilter,
  LeadFilterSchema,
  type LeadQuery,
  LeadQuerySchema,
} from './lead-query.ts';

const ChangeSchema = v.strictObject({
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(50))),
    v.minLength(1),
    v.maxLength(DESK_LIMITS.leadsAtOnce),
  ),
  action: v.variant('do', [
    v.strictObject({ do: v.picklist(['retry', 'release']) }),
    v.strictObject({ do: v.literal('status'), status: v.picklist(LEAD_STATUSES) }),
  ]),
});

const ExportSchema = v.strictObject({
  filter: LeadFilterSchema,
  sort: v.picklist(LEAD_SORTS),
  format: v.picklist(['csv', 'json']),
});

/** What an export was narrowed to. What was searched for is a name or an address, which the record leaves out. */
const filterWords = ({ search, since, until, held, ...named }: LeadFilter): string[] => [
  ...Object.values(named),
  ...[since, until].flatMap((at) => (at === undefined ? [] : [new Date(at).toISOString().slice(0, 10)])),
  ...(held ? [deskLeads.held] : []),
  ...(search ? [deskAccess.details.searched] : []),
];

/** Leads read and written at a time while exporting. */
export const EXPORT_PAGE = 500;

async function* pagesOf(
  store: Store,
  query: Pick<LeadQuery, 'filter' | 'sort'>,
): AsyncGenerator<LeadWithState[]> {
  let after: LeadQuery['after'] = null;
  do {
    const { leads, next } = await listLeads(store, { ...query, after }, { size: EXPORT_PAGE });
    const ids = leads.map(({ id }) => id);
    if (ids.length > 0) yield await findByIds(store.db, ids);
    after = next;
  } while (after !== null);
}

export function leadRoutes({ store, clock, wake }: DeskDeps) {
  return (
    new Hono<DeskEnv>()
      .get('/pulse', async (c) =>
        c.json({ newest: await newestLeads(store), ...(await countStuck(store.db)) }),
      )
      .get('/facets', async (c) =>
        c.json({
          sources: await distinctValues(store, 'source'),
          campaigns: await distinctValues(store, 'campaign'),
        }),
      )
      // A search holds names and addresses, so it travels in the body and never in an address.
      .post('/leads/query', json(LeadQuerySchema), async (c) =>
        c.json(await listLeads(store, c.req.valid('json'))),
      )
      .post('/leads/change', json(ChangeSchema), async (c) => {
        const changed = await changeLeads(store, {
          ...c.req.valid('json'),
          actor: c.var.user,
          now: clock(),
        });
        wake();
        return c.json({ changed });
      })
      .post('/leads/export', formJson(ExportSchema), async (c) => {
        const { filter, sort, format } = c.req.valid('form');
        const day = new Date(clock()).toISOString().slice(0, 10);
        c.header('content-disposition', `attachment; filename="leads-${day}.${format}"`);
        c.header('content-type', format === 'csv' ? CSV_TYPE : 'application/json');
        await recordAccess(store.db, {
          actor: c.var.user,
          action: 'exported',
          detail: deskAccess.details.leads(format, filterWords(filter)),
          now: clock(),
        });
        return stream(c, async (out) => {
          const pages = pagesOf(store, { filter, sort });
          for await (const text of format === 'csv' ? csvText(pages) : jsonText(pages)) {
            if (out.aborted) return;
            await out.write(text);
          }
        });
      })
  );
}
