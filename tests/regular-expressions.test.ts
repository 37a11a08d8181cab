/** No regular expression of the server may take quadratic time, because its input comes from outside. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const SIZE = 30_000;
/** Limit of CPU time. A linear pattern needs about a millisecond for this size, a quadratic one needs hundreds. */
const LIMIT_MS = 60;
const COMMON_CHARACTERS = ['a', 'A', '0', ' ', '\t', '\n', '.', ':', '-', '"', "'", '@', '/', '<', '%'];

const files = globSync('{domain,server}/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file));

function findPatterns(file: string): RegExp[] {
  const patterns: RegExp[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      patterns.push(new RegExp(pattern, flags));
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  return patterns;
}

/** Repeats words and characters of the pattern, so that it backtracks as much as possible. */
function* makeHardTexts({ source }: RegExp): Generator<string> {
  const pieces = source.replace(/\\[a-z]/gi, ' ').match(/[\p{L}\d]+|[^\s\p{L}\d]/gu) ?? [];
  const pairs = pieces.map((piece, index) => piece + (pieces[index + 1] ?? ''));
  for (const piece of new Set([...pieces, ...pairs, ...COMMON_CHARACTERS]))
    for (const start of ['', 'a '])
      for (const end of [' a', pieces.join(' ')]) yield start + piece.repeat(SIZE / piece.length) + end;
}

function measureCpuMs(pattern: RegExp, text: string): number {
  const cpuBefore = process.threadCpuUsage();
  text.replace(pattern, '');
  return process.threadCpuUsage(cpuBefore).user / 1000;
}

/** A slow pattern is slow every time. A pause of the machine makes one time long. */
function isSlow(pattern: RegExp): boolean {
  for (const text of makeHardTexts(pattern))
    if ([1, 2, 3].every(() => measureCpuMs(pattern, text) > LIMIT_MS)) return true;
  return false;
}

test.each(
  files.map((file) => [file, findPatterns(file)] as const).filter(([, patterns]) => patterns.length > 0),
)('%s has no regular expression with quadratic time', (_file, patterns) => {
  expect(patterns.filter(isSlow)).toEqual([]);
});
