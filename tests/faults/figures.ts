/** Sums of what the long form did, kept beside its output so that they can be reported. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { IS_LONG } from './size.ts';

const FILE = '.cache/fault-figures.jsonl';

export function figure(figures: Readonly<Record<string, string | number>>): void {
  if (!IS_LONG) return;
  mkdirSync('.cache', { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(figures)}\n`);
}
