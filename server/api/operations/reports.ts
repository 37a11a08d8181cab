/** Operations about the calling key, subscribers and analytics. */
import * as v from 'valibot';
import { emailKeyOf } from '#domain/email.ts';
import { readAnalytics } from '#server/core/analytics/analytics.ts';
import { auditDetail, recordView } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { exportSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { readSubscriberPage } from '#server/core/subscribers/list-subscribers.ts';
import { CSV_CONTENT_TYPE } from '#server/csv.ts';
import { personId } from '#server/events/person-id.ts';
import { download } from '#server/http/download.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { newsletterPath } from '#server/newsletter/links.ts';
import { API_POLICY, type Operation, operation } from '../operation.ts';
import * as schema from '../schemas.ts';
import { formatCursor, iso, isoOrNull, readCursor } from '../values.ts';

export const Days = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(API_POLICY.maxDays)),
  30,
);

export async function readApiAnalytics(
  context: CoreContext,
  days: number,
): Promise<v.InferOutput<typeof schema.Analytics>> {
  const { store, now } = context;
  await recordView(store.db, context, { action: 'listed', detail: auditDetail('analytics') });
  const { funnel, sources, byDay, quiz, bySource, campaigns } = await readAnalytics(store, {
    days,
    now,
    timeZone: TIME_ZONE,
  });
  return {
    days,
    funnel,
    sources: [...sources],
    byDay: byDay.map(({ at, counts }) => ({ start: iso(at), counts: [...counts] })),
    quiz: [...quiz],
    bySource: [...bySource],
    campaigns: [...campaigns],
  };
}

export const reportOperations: readonly Operation[] = [
  operation({
    id: 'readKey',
    method: 'get',
    path: '/key',
    scope: 'read',
    response: schema.Key,
    async run({ context, key: { name, scopes, expires_at } }) {
      await recordView(context.store.db, context, { action: 'listed', detail: auditDetail('apiKey') });
      return { name, scopes: [...scopes], expires: isoOrNull(expires_at) } as v.InferOutput<
        typeof schema.Key
      >;
    },
  }),
  operation({
    id: 'listSubscribers',
    method: 'get',
    path: '/subscribers',
    scope: 'read',
    query: v.strictObject({ ...schema.pagingFields, state: v.optional(schema.SubscriberStateSchema) }),
    response: schema.pageSchema(schema.Subscriber),
    async run({ context, query: { cursor, limit, state } }) {
      const { subscribers, next } = await readSubscriberPage(context, {
        state,
        limit,
        before: readCursor(cursor),
      });
      return {
        data: subscribers.map((row) => ({
          id: row.id,
          personId: personId(emailKeyOf(row.email)),
          submissionId: row.submission_id,
          email: row.email,
          doNotContact: row.do_not_contact_at !== null,
          state: row.state,
          requested: iso(row.requested_at),
          confirmed: isoOrNull(row.confirmed_at),
          unsubscribed: isoOrNull(row.unsubscribed_at),
        })),
        next: formatCursor(next),
      };
    },
  }),
  operation({
    id: 'exportSubscribers',
    method: 'post',
    path: '/subscribers/export',
    scope: 'read',
    files: ['text/csv'],
    async run({ context, deps: { settings, tokens, log } }) {
      const file = await exportSubscribers(
        context,
        (id, language) =>
          settings.publicOrigin +
          newsletterPath('unsubscribe', tokens.sign('unsubscribe', id, context.now), language),
      );
      return download(file, { name: 'subscribers.csv', type: CSV_CONTENT_TYPE, log });
    },
  }),
  operation({
    id: 'readAnalytics',
    method: 'get',
    path: '/analytics',
    scope: 'read',
    query: v.strictObject({ days: Days }),
    response: schema.Analytics,
    run: ({ context, query: { days } }) => readApiAnalytics(context, days),
  }),
];
