/** Describes a failed build: file, line and fault, without a stack trace. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ContentError } from './content-error.ts';
import { lineOfField } from './line-of-field.ts';

const FAULT = /^(\S+\.(?:ts|json)): (\S+)/;
const NAMES_FILE = /^[\w./-]+\.\w+:/;
const FRAME = /(?:\(|at |^)((?:file:\/\/)?\/[^\s()]+?):(\d+)(?::(\d+))?\)?$/gm;

export function describeFailure(error: unknown): string {
  if (error instanceof ContentError)
    return ['The content has faults:', ...error.faults.map(withLine)].join('\n');
  if (!(error instanceof Error)) return String(error);
  // Rolldown adds its own stack trace.
  const [message = ''] = stripVTControlCharacters(error.message).split('\n\nStack backtrace:');
  const place = placeOf(error);
  return place && !NAMES_FILE.test(message) ? `${place}: ${message}` : message;
}

/** `content/site.ts: name is empty` becomes `content/site.ts:12: name is empty`. */
function withLine(fault: string): string {
  const [, file = '', field = ''] = FAULT.exec(fault) ?? [];
  const line = file && lineOfField(file, readFileSync(file, 'utf8'), field);
  return line ? fault.replace(file, `${file}:${line}`) : fault;
}

/** The first of our own files in the stack. Errors from the system and the bundler already name their file. */
function placeOf(error: Error): string | undefined {
  if ('syscall' in error || 'errors' in error) return undefined;
  for (const [, path = '', line] of error.stack?.matchAll(FRAME) ?? []) {
    const file = relative('.', path.startsWith('file:') ? fileURLToPath(path) : path);
    if (!file.startsWith('..') && !file.startsWith('node_modules')) return `${file}:${line}`;
  }
  return undefined;
}
