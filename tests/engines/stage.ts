import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { startBuiltServer } from '../../scripts/built-server.ts';
import { type PageSettings, prepare } from './in-page.ts';

export type Stage = {
  origin: string;
  /** Console errors, failed requests and bad statuses since they were last taken. */
  takeProblems: () => string[];
  /** What the next pages are prepared with. */
  settings: PageSettings;
  /** Beginnings of paths that are answered with a status here instead of by the server. */
  faults: Map<string, number>;
  /** Bodies that were posted, by path. */
  posted: { path: string; body: string }[];
  close: () => Promise<void>;
};

/**
 * The built product behind a proxy that prepares its pages, since not every engine's driver can. The booking
 * widget's host is taken out of the policy: nothing here depends on the network.
 */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'site-engines-'));
  const server = await startBuiltServer({ env: { DATA_DIR: folder } });
  const { port } = new URL(server.origin);

  let problems: string[] = [];
  const settings: PageSettings = { themeKey: site.themeStorageKey, theme: undefined, storage: 'kept' };
  const faults: Stage['faults'] = new Map();
  const posted: Stage['posted'] = [];

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const path = url.replace(/\?.*/, '');
    const body = Buffer.concat(await incoming.toArray());
    if (path === '/stage/problem') {
      problems.push(body.toString());
      return void outgoing.writeHead(204).end();
    }
    if (path === '/stage/blank') {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      return void outgoing.end('<!doctype html><title>Between journeys</title>');
    }
    if (path === '/stage/prepare.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return void outgoing.end(`(${prepare})(${JSON.stringify(settings)})`);
    }
    if (method === 'POST') posted.push({ path, body: body.toString() });
    const [, fault] = [...faults].find(([start]) => path.startsWith(start)) ?? [];
    if (fault) return void outgoing.writeHead(fault).end('A fault on purpose');

    const page = headers.accept?.includes('text/html');
    const forwarded = request({
      port,
      method,
      path: url,
      headers: { ...headers, ...(page && { 'accept-encoding': 'identity' }) },
    });
    forwarded.on('response', async (answered) => {
      const { statusCode = 500, headers: given } = answered;
      if (statusCode >= 400) problems.push(`status ${statusCode}: ${path}`);
      const policy = given['content-security-policy'];
      const kept = {
        ...given,
        ...(policy && {
          'content-security-policy': String(policy).replaceAll(site.booking.embedOrigin, ''),
        }),
      };
      if (!given['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, kept);
        return void answered.pipe(outgoing);
      }
      const html = Buffer.concat(await answered.toArray()).toString();
      const { 'content-length': _length, ...rest } = kept;
      outgoing.writeHead(statusCode, rest);
      outgoing.end(html.replace('<head>', '<head><script src="/stage/prepare.js"></script>'));
    });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end(body);
  }

  const proxy = createServer(
    (incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()),
  );
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));

  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    settings,
    faults,
    posted,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
