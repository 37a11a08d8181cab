import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { docCommands, docLinks, readmeSettings } from '../scripts/docs.ts';
import { settingNames } from '../server/process/settings.ts';

test('every command of README and guides is a script of the package', () => {
  const lines = docCommands.map(({ line }) => line);
  expect(lines).toEqual(
    expect.arrayContaining(['npm start', 'npm test', 'npm run dev', 'npm run leads -- stats']),
  );
  expect(docCommands.filter(({ script }) => !(script in packageJson.scripts))).toEqual([]);
});

test('the settings table lists every setting of the server, and no other', () => {
  expect(readmeSettings.toSorted()).toEqual(settingNames.toSorted());
});

test('every link of a document leads somewhere', () => {
  expect(docLinks.length).toBeGreaterThan(20);
  expect(docLinks.filter(({ target }) => !existsSync(target))).toEqual([]);
});
