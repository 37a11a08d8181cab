/** A row for the table `submissions`. Not in submissions.ts, because browser tests must not load the texts of the mails. */
import { randomUUIDv7 } from 'node:crypto';
import { emailKeyOf } from '#domain/email.ts';
import type { Booking, InsertableSubmission, Subscriber } from '#server/store/schema.ts';

export const NOW = Date.UTC(2026, 0, 15, 12);

export function submissionRow(fields: Partial<InsertableSubmission> = {}): InsertableSubmission {
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
    quarantine_reason: null,
    fingerprint: null,
    created_at: NOW,
    ...fields,
  };
}

export const bookingRow = (uid: string, email: string, fields: Partial<Booking> = {}) => ({
  ...{ uid, person: emailKeyOf(email), email, name: '', title: '', start_at: null, end_at: null },
  ...{ time_zone: '', status: 'booked' as const, previous_uid: null, reason: '', first_page: '', page: '' },
  ...{ referrer: '', utm: '{}', language: '', created_at: NOW, changed_at: NOW },
  ...fields,
});

export const subscriberRow = (person: string, fields: Partial<Subscriber> = {}) => ({
  ...{ id: randomUUIDv7(), person, email: person, submission_id: 'any', state: 'confirmed' as const },
  ...{ requested_at: NOW, confirmed_at: NOW, unsubscribed_at: null },
  ...fields,
});
