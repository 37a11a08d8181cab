import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { booking } from '#content/booking.ts';
import { site } from '#content/site.ts';
import { startBuiltServer } from '../../tools/built-server.ts';
import { type PageSettings, preparePage } from './in-page.ts';

export type TestProxy = Awaited<ReturnType<typeof startTestProxy>>;

/**
 * Starts the built server behind a proxy. The proxy injects in-page.ts, because not every driver can do that. It also
 * removes the host of the booking widget from the Content Security Policy, so that no journey needs the network.
 */
export async function startTestProxy() {
  const folder = await mkdtemp(join(tmpdir(), 'site-engines-'));
  const server = await startBuiltServer({ env: { DATA_DIR: folder } });
  const settings: PageSettings = { themeKey: site.themeStorageKey, theme: undefined };
  /** Console errors, failed requests and bad statuses. */
  const problems: string[] = [];
  /** Requests with this path prefix get this status instead of the server's response. */
  const statusOverrides = new Map<string, number>();
  const postedRequests: { path: string; body: string }[] = [];

  const app = new Hono();
  app.post('/stage/problem', async (c) => {
    problems.push(await c.req.text());
    return c.body(null, 204);
  });
  app.get('/stage/blank', (c) => c.html('<!doctype html><title>Between journeys</title>'));
  app.get('/stage/prepare.js', (c) =>
    c.body(`(${preparePage})(${JSON.stringify(settings)})`, 200, {
      'content-type': 'text/javascript',
      'cache-control': 'no-store',
    }),
  );
  app.all('*', async (c) => {
    const { path, method } = c.req;
    const body = method === 'POST' ? await c.req.text() : undefined;
    if (body !== undefined) postedRequests.push({ path, body });
    const [, forcedStatus] = [...statusOverrides].find(([prefix]) => path.startsWith(prefix)) ?? [];
    if (forcedStatus) return new Response('Forced by the test', { status: forcedStatus });
    const { pathname, search } = new URL(c.req.url);
    // The server accepts forms only from its own origin.
    const headers = { ...c.req.header(), ...(body !== undefined && { origin: server.origin }) };
    const response = await proxy(server.origin + pathname + search, { method, body, headers });
    if (response.status >= 400) problems.push(`status ${response.status}: ${path}`);
    const policy = response.headers.get('content-security-policy');
    if (policy)
      response.headers.set(
        'content-security-policy',
        booking.origins.frames.reduce((text, origin) => text.replaceAll(origin, ''), policy),
      );
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    response.headers.delete('content-length');
    const html = (await response.text()).replace('<head>', '<head><script src="/stage/prepare.js"></script>');
    return new Response(html, response);
  });
  const proxyServer = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((done) => proxyServer.once('listening', done));

  return {
    origin: `http://localhost:${(proxyServer.address() as AddressInfo).port}`,
    settings,
    problems,
    statusOverrides,
    postedRequests,
    close: async () => {
      proxyServer.close();
      if ('closeAllConnections' in proxyServer) proxyServer.closeAllConnections();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
