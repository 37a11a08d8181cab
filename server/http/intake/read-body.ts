/** Reads the body of a request as plain data, up to the limit. */

import type { Context } from 'hono';
import { fill } from '#content/message.ts';
import { HttpError } from '#server/errors.ts';

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
  const text = decodeUtf8(await readBytes(c, limit));
  return format === 'json' ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
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

export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new HttpError(400, (words) => words.invalidUtf8);
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, (words) => words.invalidJson);
  }
}
