/** Context of a form: where the visitor visit from. A malformed value is dropped; the submission is stored anyway. */

import { hash } from 'node:crypto';
import type { Form } from '#domain/forms/form.ts';
import { furtherFields } from '#domain/forms/stored-values.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import type { InsertableSubmission } from '#server/store/schema.ts';

type HeaderReader = (name: string) => string | undefined;

export type SubmissionContext = Pick<
  InsertableSubmission,
  'first_page' | 'page' | 'referrer' | 'utm' | 'language'
>;

// Our forms send only ASCII characters in headers. All others are removed.
export const printableText = (value: string | undefined, limit: number): string =>
  value ? value.replace(/[^\x20-\x7e]/g, '').slice(0, limit) : '';

export function readSubmissionContext(header: HeaderReader, limit: number): SubmissionContext {
  return {
    first_page: pathOnly(printableText(header(LEAD_HEADERS.firstPage), limit)),
    page: pathOnly(printableText(header(LEAD_HEADERS.page), limit)),
    language: /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}/i.exec(header('accept-language') ?? '')?.[0] ?? '',
    referrer: withoutQuery(printableText(header(LEAD_HEADERS.referrer), limit)),
    utm: JSON.stringify(utmParameters(printableText(header(LEAD_HEADERS.utm), limit))),
  };
}

const pathOnly = (value: string) => (value.startsWith('/') ? (value.split(/[?#]/, 1)[0] ?? '') : '');

/** Queries and fragments of other sites may contain personal data. */
function withoutQuery(address: string): string {
  const url = address === '' ? null : URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin + url.pathname : '';
}

function utmParameters(query: string): Record<string, string> {
  const parameters: Record<string, string> = {};
  if (query === '') return parameters;
  for (const [name, value] of new URLSearchParams(query))
    if (/^utm_[a-z_]{1,20}$/.test(name))
      parameters[name] = value.replace(/\p{C}/gu, '').slice(0, 200).toWellFormed();
  return parameters;
}

/**
 * Includes the body, so that a client that reuses a key for other content creates a new submission. Empty further fields
 * are left out: a request and its repeat are the same even if a deployment adds a field between them.
 */
export function createFingerprint(form: Form, key: string, body: object): string | null {
  if (!key || key.length > 200) return null;
  const addedFields = furtherFields(form);
  const content = Object.entries(body).filter(([name, value]) => value !== '' || !addedFields.includes(name));
  return hash('sha256', JSON.stringify([form.kind, key, Object.fromEntries(content)]), 'base64url');
}

type SpamSigns = Readonly<{ honeypot: string | undefined; fillTime: string | undefined }>;

/**
 * Code of the reason for suspected spam, or null. No submission is lost: a suspicious one is quarantined. A missing fill time proves nothing: forms without scripting and operators'
 * programs send none. Rate limits apply to them too.
 */
export function findSpamReason({ minFillMs }: Form, { honeypot, fillTime }: SpamSigns): string | null {
  if (honeypot) return 'hidden-field';
  if (fillTime === undefined || !/^\d{1,12}$/.test(fillTime)) return null;
  return Number(fillTime) < minFillMs ? `too-fast:${Number(fillTime)}` : null;
}
