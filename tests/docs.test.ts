import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { settingNames } from '../server/settings.ts';
import { decisionStatuses, docCommands, docLinks, documentedSettings } from './support/docs.ts';

test('every command of README and guides is a script of the package', () => {
  const lines = docCommands.map(({ line }) => line);
  expect(lines).toEqual(
    expect.arrayContaining(['npm start', 'npm test', 'npm run dev', 'npm run leads -- stats']),
  );
  expect(docCommands.filter(({ script }) => !(script in packageJson.scripts))).toEqual([]);
});

/** The secret of the default booking provider is documented, also for sites with another one. */
const withoutBooking = (names: readonly string[]) =>
  names.filter((name) => !/^CAL(ENDLY)?_WEBHOOK_SECRET$/.test(name)).toSorted();

test('the settings table lists every setting of the server, and no other', () => {
  expect(withoutBooking(documentedSettings)).toEqual(withoutBooking(settingNames));
});

test('every link in a document has a target', () => {
  expect(docLinks.length).toBeGreaterThan(20);
  expect(docLinks.filter(({ target }) => !existsSync(target))).toEqual([]);
});

test('the security page states the right number of packages', () => {
  const [, statedCount] = /run on (\d+) packages/.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  expect(Number(statedCount)).toBe(Object.keys(packageJson.dependencies).length);
});

test('every decision record has a status and a date', () => {
  const undated = decisionStatuses.filter(
    ({ status }) => !/^(Accepted|Superseded by \d{3}.*|Withdrawn) on \d{4}-\d{2}-\d{2}\./.test(status),
  );
  expect(undated).toEqual([]);
});

test('the changelog starts with the version of the package', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(new RegExp(`^## ${packageJson.version},`, 'm'));
});
