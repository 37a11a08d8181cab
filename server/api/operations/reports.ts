import * as v from 'valibot';
import { emailKeyOf } from '#domain/email.ts';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import { personId } from '#server/core/people/person-id.ts';
import { exportSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { readSubscriberPage } from '#server/core/subscribers/list-subscribers.ts';
import { unsubscribeUrls } from '#server/core/subscribers/newsletter-links.ts';
import { iso, isoOrNull } from '#server/events/event-schema.ts';
import { download } from '#server/http/download.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { API_POLICY, operation, toPageResponse, toResponse } from '../operation.ts';
import * as schema from '../schemas.ts';

const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(API_POLICY.maxDays));

export const reportOperations = {
  readKey: operation('GET /key', 'read', {
    response: schema.Key,
    async run({ context, key: { name, scopes, expires_at } }) {
      await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('apiKey') });
      return { name, scopes: [...scopes], expires: isoOrNull(expires_at) };
    },
  }),
  listSubscribers: operation('GET /subscribers', 'read', {
    query: v.strictObject({ ...schema.pagingFields, state: v.optional(schema.SubscriberStateSchema) }),
    response: schema.pageSchema(schema.Subscriber),
    run: async ({ context, query: { cursor: before, ...page } }) =>
      toPageResponse(await readSubscriberPage(context, { ...page, before }), (row) =>
        toResponse(schema.Subscriber, {
          ...row,
          personId: personId(emailKeyOf(row.email)),
          submissionId: row.submission_id,
          doNotContact: row.do_not_contact_at !== null,
          requested: iso(row.requested_at),
          confirmed: isoOrNull(row.confirmed_at),
          unsubscribed: isoOrNull(row.unsubscribed_at),
        }),
      ),
  }),
  exportSubscribers: operation('POST /subscribers/export', 'read', {
    files: ['text/csv'],
    async run({ context, deps: { settings, tokens, log } }) {
      const file = await exportSubscribers(context, unsubscribeUrls(settings, tokens, context.now));
      return download(file, 'subscribers.csv', log);
    },
  }),
  readAnalytics: operation('GET /analytics', 'read', {
    query: v.strictObject({ days: v.optional(Days, 30) }),
    response: schema.Analytics,
    async run({ context, query: { days } }) {
      const { store, now } = context;
      await recordView(store.db, context, { action: 'listed', detail: auditDetail('analytics') });
      const figures = await readAnalytics(store, { days, now, timeZone: TIME_ZONE });
      return toResponse(schema.Analytics, {
        ...figures,
        days,
        byDay: figures.byDay.map(({ at, counts }) => ({ start: iso(at), counts })),
      });
    },
  }),
};
