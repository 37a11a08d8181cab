/** Describes why a build failed: file, line and fault, without a stack trace. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { lineOfField } from './line-of-field.ts';

/** Faults in the content, each as one line: the file, a colon, the field, and a description. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content has faults:\n${faults.join('\n')}`);
    this.faults = faults;
  }
}

const FILE_AND_FIELD = /^(\S+\.(?:ts|json)): (\S+)/;
const STARTS_WITH_FILE = /^[\w./-]+\.\w+:/;
const STACK_FRAME = /(?:\(|at |^)((?:file:\/\/)?\/[^\s()]+?):(\d+)(?::(\d+))?\)?$/gm;

export function describeFailure(error: unknown): string {
  if (error instanceof ContentError)
    return ['The content has faults:', ...error.faults.map(addLineNumber)].join('\n');
  if (!(error instanceof Error)) return String(error);
  // Rolldown appends a stack trace to the message.
  const [message = ''] = stripVTControlCharacters(error.message).split('\n\nStack backtrace:');
  const position = findPosition(error);
  return position && !STARTS_WITH_FILE.test(message) ? `${position}: ${message}` : message;
}

/** Changes `content/site.ts: name is empty` to `content/site.ts:12: name is empty`. */
function addLineNumber(fault: string): string {
  const [, file = '', field = ''] = FILE_AND_FIELD.exec(fault) ?? [];
  const line = file && lineOfField(file, readFileSync(file, 'utf8'), field);
  return line ? fault.replace(file, `${file}:${line}`) : fault;
}

/** The first file of this repository in the stack. Errors of the system and the bundler already name a file. */
function findPosition(error: Error): string | undefined {
  if ('syscall' in error || 'errors' in error) return undefined;
  for (const [, path = '', line] of error.stack?.matchAll(STACK_FRAME) ?? []) {
    const file = relative('.', path.startsWith('file:') ? fileURLToPath(path) : path);
    if (!file.startsWith('..') && !file.startsWith('node_modules')) return `${file}:${line}`;
  }
  return undefined;
}
