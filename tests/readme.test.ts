import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { readmeCommands, readmeLinks, readmeSettings } from '../scripts/readme.ts';
import { settingNames } from '../server/process/settings.ts';

test('every command of the README is a script of the package', () => {
  expect(readmeCommands).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'leads', 'test:faults']));
  expect(readmeCommands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test('the settings table lists every setting of the server, and no other', () => {
  expect(readmeSettings.toSorted()).toEqual(settingNames.toSorted());
});

test('every link of the README leads somewhere', () => {
  expect(readmeLinks.filter((path) => !existsSync(path))).toEqual([]);
});
