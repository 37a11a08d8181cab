/** Confirmed subscribers, with what a mail tool needs to write to them and to prove that it may. */
import { csvLine } from '#server/csv.ts';
import { nameOf, sourceOf } from '#server/store/lead-facets.ts';
import type { Db } from '#server/store/schema.ts';

export type ExportedSubscriber = Readonly<{
  email: string;
  name: string;
  confirmed_at: string;
  consent: string;
  consent_version: string;
  source: string;
  unsubscribe_url: string;
}>;

/** Oldest first. Whose mail came back is left out. */
export async function confirmedSubscribers(
  db: Db,
  unsubscribe: (subscriberId: string) => string,
): Promise<ExportedSubscriber[]> {
  const rows = await db
    .selectFrom('subscribers')
    .leftJoin('leads', 'leads.id', 'subscribers.lead_id')
    .leftJoin('bounces', 'bounces.person', 'subscribers.person')
    .select([
      ...(['subscribers.id', 'subscribers.email', 'subscribers.confirmed_at', 'leads.consent'] as const),
      ...(['leads.consent_version', 'leads.utm', 'leads.referrer'] as const),
      ...(['leads.first_name', 'leads.last_name'] as const),
    ])
    .where('subscribers.state', '=', 'confirmed')
    .where('bounces.at', 'is', null)
    .orderBy('subscribers.confirmed_at')
    .orderBy('subscribers.id')
    .execute();
  return rows.map((row) => ({
    email: row.email,
    name: nameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
    confirmed_at: new Date(row.confirmed_at ?? 0).toISOString(),
    consent: row.consent ?? '',
    consent_version: row.consent_version ?? '',
    source: sourceOf({ utm: row.utm ?? '{}', referrer: row.referrer ?? '' }),
    unsubscribe_url: unsubscribe(row.id),
  }));
}

/** listmonk reads `email`, `name` and `attributes` (JSON); other services map the columns by their names. */
export function subscribersCsv(subscribers: readonly ExportedSubscriber[]): string {
  const rows = subscribers.map(({ email, name, ...rest }) => [
    email,
    name,
    JSON.stringify(rest),
    ...Object.values(rest),
  ]);
  const columns = ['confirmed_at', 'consent', 'consent_version', 'source', 'unsubscribe_url'];
  return [['email', 'name', 'attributes', ...columns], ...rows].map(csvLine).join('');
}
