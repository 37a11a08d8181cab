import { expect, test } from '../support/fixtures.ts';

const ROUTES = ['/', '/social-os', '/b2b-sales-automation', '/quiz'];

test.describe('6. Roles and permissions', () => {
  test('there is no login: nothing asks for a password or offers to sign in', async ({ request }) => {
    for (const path of ROUTES) {
      const html = await (await request.get(path)).text();
      expect(html).not.toMatch(/type="password"/i);
      expect(html).not.toMatch(/>\s*(log ?in|sign ?in|sign ?up|register|my account)\s*</i);
    }
  });

  test('there are no roles: nobody is recognised, no cookie is set', async ({ request }) => {
    for (const path of ROUTES) {
      const answer = await request.get(path);
      expect(answer.headers()).not.toHaveProperty('set-cookie');
      expect(answer.headers()).not.toHaveProperty('www-authenticate');
    }
  });

  test('all content is public', async ({ request }) => {
    for (const path of ROUTES) expect((await request.get(path)).status(), path).toBe(200);
  });

  test('the quiz is public, from the first question to the results', ({ walk }) => {
    expect(walk.sights).toHaveLength(12);
  });
});
