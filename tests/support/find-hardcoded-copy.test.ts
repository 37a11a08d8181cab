import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findHardcodedCopy, findHardcodedCopyInFile } from './find-hardcoded-copy.ts';

test.each([
  ['text between tags', 'const a = <p>Hello there</p>;', 'Hello there'],
  ['an accessible name', 'const a = <b aria-label="Close" />;', 'Close'],
  ['a name in a condition', 'const a = <b title={open ? `Open it` : y} />;', 'Open it'],
  ['text as an expression', "const a = <p>{busy && 'Wait'}</p>;", 'Wait'],
  ['a quotation mark of one language', 'const a = <p>“{words}</p>;', '“'],
  ['a sentence in plain code', "say('Please try again');", 'Please try again'],
])('finds %s', (_, code, words) => expect(findHardcodedCopy('x.tsx', code)).toEqual([`x.tsx:1 ${words}`]));

test.each([
  ['class names', 'const a = <p className="grid gap-4">{copy.text}</p>;'],
  ['errors for engineers', "throw new RangeError('There is no question');"],
  ['marks without words', 'const a = <p>© {year} · 404</p>;'],
])('ignores %s', (_, code) => expect(findHardcodedCopy('x.tsx', code)).toEqual([]));

test('all copy for visitors is in content', async () => {
  const hardcodedCopy: string[] = [];
  for await (const file of glob('{app,desk,media/deck,domain,drawing}/**/*.{ts,tsx}'))
    if (!/\.test\.tsx?$|arbitraries\.ts$/.test(file))
      hardcodedCopy.push(...(await findHardcodedCopyInFile(file)));
  expect(hardcodedCopy.sort()).toEqual([]);
});
