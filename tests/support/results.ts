/** Playwright and Vitest write one JSON line per finished test. `npm test` reads these lines while tests run. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Result = {
  file: string;
  line: number;
  title: string;
  tags: string[];
  ok: boolean;
  seconds: number;
  /** Reason why the test does not fully apply to this content. */
  notApplicable: string;
  reason: string;
  screenshot: string;
  trace: string;
};
/** `found` is the number of tests that a task has found. */
type ResultLine = { found: number } | Result;

/** Set by `npm test` for each of its tasks. Otherwise empty. */
export const RESULTS_FILE = process.env.TEST_RESULTS ?? '';

export const writeResult = (line: ResultLine): void =>
  appendFileSync(RESULTS_FILE, `${JSON.stringify(line)}\n`);

export function readResults(file = ''): { found: number; results: Result[] } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The last line may be incomplete.
  const lines: ResultLine[] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return {
    found: lines.reduce((sum, line) => sum + ('found' in line ? line.found : 0), 0),
    results: lines.filter((line) => 'title' in line),
  };
}

/** Error messages on one line, without colors. */
export const reasonOf = (errors: readonly { message?: string; value?: string }[]): string =>
  stripVTControlCharacters(errors.map(({ message, value }) => message ?? value ?? '').join(' · '))
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
