import { glob, readFile } from 'node:fs/promises';
import { settingNames } from '../../../server/settings.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

const PAGES = [...onlyExistingPages(['/', '/social-os', '/b2b-sales-automation', '/quiz']), '/no-such-page'];

test('pages have one inline script, which sets the theme', async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)];
    expect(inline).toHaveLength(1);
    expect(html).not.toMatch(/ on[a-z]+="/);
  }
});

test('no file for the browser contains the name of a server setting or a secret', async () => {
  const allowed = new Set(['HOST', 'PORT', 'WORKER']);
  const names = settingNames.filter((name) => !allowed.has(name));
  const secret = new RegExp([...names, 'whsec_', 'postgres://', 'smtps?://'].join('|'), 'g');
  const leakedNames: Record<string, string[]> = {};
  for await (const file of glob('dist/site/**/*.{js,html,json}')) {
    const matches = (await readFile(file, 'utf8')).match(secret);
    if (matches) leakedNames[file] = matches;
  }
  expect(leakedNames).toEqual({});
});
