/**
 * No pattern of the server may take quadratic time: its input comes from visitors, mail servers and other programs.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const SIZE = 30_000;
/** CPU time. A linear pattern needs about a millisecond for this size, a quadratic one hundreds. */
const LIMIT_MS = 60;
const COMMON = ['a', 'A', '0', ' ', '\t', '\n', '.', ':', '-', '"', "'", '@', '/', '<', '%'];

const files = globSync('{domain,server}/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file));

function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push(new RegExp(pattern, flags));
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

/** Repeats the pattern's own words and signs, so that it backtracks as much as possible. */
function* hardTexts({ source }: RegExp): Generator<string> {
  const own = source.replace(/\\[a-z]/gi, ' ').match(/[\p{L}\d]+|[^\s\p{L}\d]/gu) ?? [];
  const pairs = own.map((piece, index) => piece + (own[index + 1] ?? ''));
  for (const piece of new Set([...own, ...pairs, ...COMMON]))
    for (const start of ['', 'a '])
      for (const end of [' a', own.join(' ')]) yield start + piece.repeat(SIZE / piece.length) + end;
}

function isSlow(pattern: RegExp): boolean {
  for (const text of hardTexts(pattern)) {
    const since = process.threadCpuUsage();
    text.replace(pattern, '');
    if (process.threadCpuUsage(since).user / 1000 > LIMIT_MS) return true;
  }
  return false;
}

test.each(
  files.map((file) => [file, patternsIn(file)] as const).filter(([, patterns]) => patterns.length > 0),
)('%s has no pattern that slows down with its input', (_file, patterns) => {
  expect(patterns.filter(isSlow)).toEqual([]);
});
