/** The German content contains no English words. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishLeftovers } from '../support/english-leftovers.ts';
import { sampleOnly } from '../support/sample-only.ts';

test('finds English words, but ignores names and URLs', () => {
  expect(englishLeftovers('Bitte warten, loading. Your page')).toEqual(['loading', 'Your', 'page']);
  expect(englishLeftovers('Gruß von Dana Whitlock, siehe https://site.example/the/page', ['Dana'])).toEqual(
    [],
  );
});

sampleOnly(() => {
  test('the German content has no English word', () => {
    const leftovers: string[] = [];
    for (const file of globSync('content/de/**/*.json'))
      JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
        if (typeof value === 'string' && !['$schema', 'id'].includes(key))
          for (const word of englishLeftovers(value)) leftovers.push(`${file}: ${word} in ${value}`);
        return value;
      });
    expect(leftovers).toEqual([]);
  });
});
