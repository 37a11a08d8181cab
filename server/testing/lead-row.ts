/** A stored lead. Separate from leads.ts, so that browser tests do not load the copy of mails. */
import { randomUUIDv7 } from 'node:crypto';
import { emailKeyOf } from '#domain/email.ts';
import type { LeadRow } from '#server/store/schema.ts';

export const NOW = Date.UTC(2026, 0, 15, 12);

export function leadRow(fields: Partial<LeadRow> = {}): LeadRow {
  const email = fields.email ?? `${randomUUIDv7()}@acme.test`;
  return {
    id: randomUUIDv7(),
    kind: 'deck',
    person: emailKeyOf(email),
    email,
    first_name: 'Ada',
    last_name: 'Lovelace',
    company: 'Analytical Engines',
    phone: '',
    details: '{}',
    first_page: '/',
    page: '/social-os',
    referrer: '',
    utm: '{}',
    language: 'en-GB',
    page_language: 'en',
    consent: '',
    consent_version: '',
    suspicion: null,
    fingerprint: null,
    created_at: NOW,
    ...fields,
  };
}
