/** Reads a request of a visitor: its origin, its body, and the context in its headers. */

import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { fill } from '#content/message.ts';
import type { Form } from '#domain/forms/form.ts';
import { furtherFields } from '#domain/forms/stored-values.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { HttpError } from '#server/errors.ts';
import type { Runtime } from '#server/runtime.ts';

/**
 * Rejects requests from pages of other sites, by the browser's Origin header. A client without Origin is not a browser
 * and has no session to abuse. With `isPublicOnly`, the request's own Host proves nothing: a site can make its name point
 * to this server (DNS rebinding).
 */
export function checkOrigin(
  c: Context,
  { settings: { publicOrigin }, log }: Runtime,
  { isPublicOnly = false } = {},
): void {
  const origin = c.req.header('origin');
  const host = c.req.header('host');
  const isOwnHost = !isPublicOnly && URL.canParse(origin ?? '') && new URL(origin ?? '').host === host;
  const isAllowed = origin === undefined || origin === publicOrigin || isOwnHost;
  if (isAllowed && c.req.header('sec-fetch-site') !== 'cross-site') return;
  // The usual cause: PUBLIC_ORIGIN differs from the site's address in the browser.
  const facts = { origin: printableText(origin, 200), publicOrigin, host: printableText(host, 200) };
  log.warn(facts, 'cross-origin form refused');
  throw new HttpError(403, (words) => words.crossSite);
}

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

export type BodyFormat = 'json' | 'form';

export function requireBodyFormat(c: Context, acceptsForms: boolean): BodyFormat {
  const type = c.req.header('content-type') ?? '';
  if (JSON_TYPE.test(type)) return 'json';
  if (acceptsForms && FORM_TYPE.test(type)) return 'form';
  throw new HttpError(415, (words) => words.notJson);
}

export async function readBody(c: Context, format: BodyFormat, limit: number): Promise<unknown> {
  const bytes = await readBytes(c, limit);
  return format === 'json' ? parseJson(bytes) : Object.fromEntries(new URLSearchParams(decodeUtf8(bytes)));
}

export async function readBytes(c: Context, limit: number): Promise<Uint8Array> {
  const tooLargeError = () => new HttpError(413, (words) => fill(words.tooLarge, { bytes: String(limit) }));
  const declared = c.req.header('content-length');
  if (declared !== undefined) {
    if (Number(declared) > limit) throw tooLargeError();
    // The HTTP parser enforces the declared length.
    const bytes = new Uint8Array(await c.req.raw.arrayBuffer().catch(throwInterrupted));
    if (bytes.length > limit) throw tooLargeError();
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.length;
      if (size > limit) throw tooLargeError();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throwInterrupted();
  }
  return Buffer.concat(chunks);
}

function throwInterrupted(): never {
  throw new HttpError(400, (words) => words.interrupted);
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new HttpError(400, (words) => words.invalidUtf8);
  }
}

export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, (words) => words.invalidJson);
  }
}

// Our forms send only ASCII characters in headers. All others are removed.
export const printableText = (value: string | undefined, limit: number): string =>
  value ? value.replace(/[^\x20-\x7e]/g, '').slice(0, limit) : '';

/** Source of the visit. A malformed value is dropped; the submission is stored anyway. */
export function readSubmissionContext(header: (name: string) => string | undefined, limit: number) {
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

/**
 * Code of the reason for suspected spam, or null. No submission is lost: a suspicious one is quarantined. A missing fill
 * time proves nothing: forms without scripting and operators' programs send none.
 */
export function findSpamReason(
  { minFillMs }: Form,
  { honeypot, fillTime }: Readonly<Record<'honeypot' | 'fillTime', string | undefined>>,
): string | null {
  if (honeypot) return 'hidden-field';
  if (fillTime === undefined || !/^\d{1,12}$/.test(fillTime)) return null;
  return Number(fillTime) < minFillMs ? `too-fast:${Number(fillTime)}` : null;
}
