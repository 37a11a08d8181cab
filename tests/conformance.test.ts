import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conformancePage, listedOn, PAGE, SUITE, statementsOf } from '../scripts/conformance-page.ts';

test('the conformance page lists the statements of the suite; npm run conformance writes it', () => {
  const list = execFileSync('node_modules/.bin/playwright', ['test', '--list', '--reporter=json', SUITE], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const suite = conformancePage(statementsOf(JSON.parse(list)));
  expect(listedOn(readFileSync(PAGE, 'utf8'))).toEqual(listedOn(suite));
}, 60_000);
