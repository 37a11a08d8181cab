/** Appends results of `npm run test:faults` to a file. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { IS_LONG } from './size.ts';

const FILE = '.cache/fault-figures.jsonl';

export function recordFigures(figures: Readonly<Record<string, string | number>>): void {
  if (!IS_LONG) return;
  mkdirSync('.cache', { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(figures)}\n`);
}
