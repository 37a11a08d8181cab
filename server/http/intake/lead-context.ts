/** Context of a form: where the visitor came from. A malformed value is dropped; the lead is stored anyway. */
import { hash } from 'node:crypto';
import * as v from 'valibot';
import { ConsentSchema } from '#content/forms/lead-forms.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import type { InsertableLead, LeadKind } from '#server/store/schema.ts';

type HeaderReader = (name: string) => string | undefined;

export type LeadContext = Pick<InsertableLead, 'first_page' | 'page' | 'referrer' | 'utm' | 'language'>;

// Our forms send only ASCII characters in headers. All others are removed.
export const printableText = (value: string | undefined, limit: number): string =>
  value ? value.replace(/[^\x20-\x7e]/g, '').slice(0, limit) : '';

export function readLeadContext(header: HeaderReader, limit: number): LeadContext {
  return {
    first_page: pathOnly(printableText(header(LEAD_HEADERS.firstPage), limit)),
    page: pathOnly(printableText(header(LEAD_HEADERS.page), limit)),
    language: /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}/i.exec(header('accept-language') ?? '')?.[0] ?? '',
    referrer: withoutQuery(printableText(header(LEAD_HEADERS.referrer), limit)),
    utm: JSON.stringify(utmParameters(printableText(header(LEAD_HEADERS.utm), limit))),
  };
}

const pathOnly = (value: string) => (value.startsWith('/') ? (value.split(/[?#]/, 1)[0] ?? '') : '');

export type ParsedConsent = Pick<InsertableLead, 'consent' | 'consent_version'>;

/** Text and version of the consent that the form showed. */
export function parseConsent(fields: Readonly<Record<string, string | undefined>>): ParsedConsent {
  const parseLine = (value: string | undefined) => {
    if (!value) return '';
    const { success, output } = v.safeParse(ConsentSchema, value);
    return success ? output : '';
  };
  return { consent: parseLine(fields.text), consent_version: parseLine(fields.version).slice(0, 40) };
}

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

/** Name of the assistant that sends the form for a person, if any. */
export const readAgentName = (header: string | undefined, limit: number): string =>
  header === undefined
    ? ''
    : decodePercent(printableText(header, limit)).replace(/\p{C}/gu, '').toWellFormed();

function decodePercent(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Includes the body, so that a client that reuses a key for other content creates a new lead. */
export function createFingerprint(kind: LeadKind, key: string | undefined, data: unknown): string | null {
  if (!key || key.length > 200) return null;
  return hash('sha256', JSON.stringify([kind, key, data]), 'base64url');
}
