/** A failed build in words: the file, the line and the fault, without a stack trace. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from './content-error.ts';
import { lineOfField } from './line-of-field.ts';

const FAULT = /^(\S+\.(?:ts|json)): (\S+)/;
const FRAME = /(?:\(|at |^)((?:file:\/\/)?\/[^\s()]+?):(\d+)(?::(\d+))?\)?$/gm;

export function describeFailure(error: unknown): string {
  if (error instanceof ContentError)
    return ['The content has faults:', ...error.faults.map(withLine)].join('\n');
  if (!(error instanceof Error)) return String(error);
  const place = placeOf(error);
  return place && !error.message.includes(place) ? `${place}: ${error.message}` : error.message;
}

/** `content/site.ts: name is empty` becomes `content/site.ts:12: name is empty`. */
function withLine(fault: string): string {
  const [, file = '', field = ''] = FAULT.exec(fault) ?? [];
  const line = file && lineOfField(file, readFileSync(file, 'utf8'), field);
  return line ? fault.replace(file, `${file}:${line}`) : fault;
}

/** The first of our own files in the stack, unless the message is about a file of the system, as of a full disk. */
function placeOf(error: Error): string | undefined {
  if ('syscall' in error) return undefined;
  for (const [, path = '', line] of error.stack?.matchAll(FRAME) ?? []) {
    const file = relative('.', path.startsWith('file:') ? fileURLToPath(path) : path);
    if (!file.startsWith('..') && !file.startsWith('node_modules')) return `${file}:${line}`;
  }
  return undefined;
}
