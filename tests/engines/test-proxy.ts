import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { site } from '#content/site.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { type PageSettings, prepare } from './in-page.ts';

export type TestProxy = Awaited<ReturnType<typeof startTestProxy>>;

/**
 * The built product behind a proxy that injects in-page.ts, since not every driver can. It removes the booking widget's
 * host from the policy, so that no journey needs the network.
 */
export async function startTestProxy() {
  const folder = await mkdtemp(join(tmpdir(), 'site-engines-'));
  const server = await startBuiltServer({ env: { DATA_DIR: folder } });
  const settings: PageSettings = { themeKey: site.themeStorageKey, theme: undefined, storage: 'allowed' };
  /** Console errors, failed requests and bad statuses. */
  const problems: string[] = [];
  /** Path prefixes that get this status instead of the server's response. */
  const faults = new Map<string, number>();
  const posted: { path: string; body: string }[] = [];

  const app = new Hono();
  app.post('/stage/problem', async (c) => {
    problems.push(await c.req.text());
    return c.body(null, 204);
  });
  app.get('/stage/blank', (c) => c.html('<!doctype html><title>Between journeys</title>'));
  app.get('/stage/prepare.js', (c) =>
    c.body(`(${prepare})(${JSON.stringify(settings)})`, 200, {
      'content-type': 'text/javascript',
      'cache-control': 'no-store',
    }),
  );
  app.all('*', async (c) => {
    const { path, method } = c.req;
    const body = method === 'POST' ? await c.req.text() : undefined;
    if (body !== undefined) posted.push({ path, body });
    const [, fault] = [...faults].find(([start]) => path.startsWith(start)) ?? [];
    if (fault) return new Response('A fault on purpose', { status: fault });
    const { pathname, search } = new URL(c.req.url);
    // The server accepts forms only from its own origin.
    const headers = { ...c.req.header(), ...(body !== undefined && { origin: server.origin }) };
    const response = await proxy(server.origin + pathname + search, { method, body, headers });
    if (response.status >= 400) problems.push(`status ${response.status}: ${path}`);
    const policy = response.headers.get('content-security-policy');
    if (policy)
      response.headers.set('content-security-policy', policy.replaceAll(site.booking.embedOrigin, ''));
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    response.headers.delete('content-length');
    const html = (await response.text()).replace('<head>', '<head><script src="/stage/prepare.js"></script>');
    return new Response(html, response);
  });
  const proxied = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((done) => proxied.once('listening', done));

  return {
    origin: `http://localhost:${(proxied.address() as AddressInfo).port}`,
    settings,
    problems,
    faults,
    posted,
    close: async () => {
      proxied.close();
      if ('closeAllConnections' in proxied) proxied.closeAllConnections();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
