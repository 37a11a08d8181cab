import { glob, readFile } from 'node:fs/promises';
import { booking } from '#content/booking.ts';
import { settingNames } from '../../../server/process/settings.ts';
import { expect, test } from '../support/fixtures.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

const PAGES = [...onlyExistingPages(['/', '/social-os', '/b2b-sales-automation', '/quiz']), '/no-such-page'];

for (const path of PAGES) {
  test(`${path} has every security header`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
    expect(policy['script-src']?.filter((source: string) => source.startsWith('http'))).toEqual(
      booking.origins.scripts,
    );
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
    expect(policy['form-action']).toEqual(["'self'", ...booking.origins.forms]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    // On plain http, HSTS would block access to a local copy.
    expect(headers['strict-transport-security']).toBeUndefined();
  });
}

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
