/** Servers behind a proxy restart one by one while visitors send forms. No form is lost. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reopen, temporaryFolder } from '#server/testing/stores.ts';
import { forwardsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import { installPackages } from '../../tools/browser.ts';
import { freePort } from '../../tools/built-server.ts';
import { RESTART_REQUESTS } from './size.ts';
import { startLoad } from './submission-load.ts';
import { createTestSystem } from './test-system.ts';

type Ports = Readonly<{ proxy: number; servers: readonly [number, number] }>;

/** The examples in docs/examples for two servers, without TLS and with other ports. */
const PROXIES = {
  nginx({ proxy, servers }: Ports) {
    const folder = temporaryFolder('nginx');
    const example = readFileSync('docs/examples/nginx/proxy.conf', 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]}`)
      .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${servers[1]}`)
      .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, '')
      .replace(/^\s*(listen \[::\]|ssl_).*\n/gm, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${proxy}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ');
    const main = `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `${main} events {} http { access_log off; ${temporary}\n${example} }`);
    return { command: ['nginx', '-c', file], env: {} };
  },
  caddy({ proxy, servers }: Ports) {
    const folder = temporaryFolder('caddy');
    const file = join(folder, 'Caddyfile');
    const example = readFileSync('docs/examples/caddy/proxy.Caddyfile', 'utf8');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${example}`);
    const env = {
      SITE_ADDRESS: `http://127.0.0.1:${proxy}`,
      UPSTREAM: servers.map((port) => `127.0.0.1:${port}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    return { command: ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], env };
  },
} as const;

async function startProxy(name: keyof typeof PROXIES, ports: Ports): Promise<string> {
  const isInstalled = spawnSync('which', [name]).status === 0 || installPackages([name]);
  expect(isInstalled, `${name} is installed`).toBe(true);
  const { command, env } = PROXIES[name](ports);
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  return `http://127.0.0.1:${ports.proxy}`;
}

test.each(['nginx', 'caddy'] as const)('servers behind %s restart without a failed request', async (name) => {
  const ports = { proxy: await freePort(), servers: [await freePort(), await freePort()] } as const;
  const receiver = await startReceiver();
  const env = { ...forwardsTo(receiver), WORKER: 'off', DRAIN_SECONDS: '6' };
  const { settings, ...system } = await createTestSystem('postgres', env);
  const startOnPort = (port: number) => system.startServer(undefined, { PORT: String(port) });
  const runningServers = await Promise.all(ports.servers.map(startOnPort));
  const worker = await system.startWorker();
  const origin = await startProxy(name, ports);
  const fetchStatus = (path: string) =>
    fetch(origin + path).then(
      ({ status: code }) => code,
      () => 0,
    );
  await expect.poll(() => fetchStatus('/readyz')).toBe(200);

  const load = startLoad({ origin, connections: 4, usesManyIpAddresses: true });
  const pageStatuses: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) pageStatuses.push(await fetchStatus('/'));
  })();
  const countRequests = () => load.acknowledged.length + load.unanswered.length + pageStatuses.length;
  do {
    for (const [index, port] of ports.servers.entries()) {
      expect(await runningServers[index]?.stop()).toBe(0);
      const startedServer = await startOnPort(port);
      runningServers[index] = startedServer;
      // Wait until the proxy sends visitors to this server, before the other one stops.
      const hasVisitors = () => startedServer.output.some((line) => line.includes('"method":"POST"'));
      await expect.poll(hasVisitors).toBe(true);
    }
  } while (countRequests() < RESTART_REQUESTS);
  isOver = true;
  await Promise.all([load.stop(), reading]);
  expect(Object.fromEntries(load.statuses)).toEqual({ 200: load.acknowledged.length });
  expect(new Set(pageStatuses)).toEqual(new Set([200]));

  const store = await reopen(settings);
  const forwards = store.db.selectFrom('deliveries').select('id').where('kind', '=', 'forward');
  const countOpen = async () => (await forwards.where('state', '!=', 'done').execute()).length;
  await expect.poll(countOpen, { interval: 200 }).toBe(0);
  const submissions = await store.db.selectFrom('submissions').select(['id', 'person']).execute();
  expect(submissions.map(({ person }) => person).sort()).toEqual(
    load.acknowledged.map(({ email }) => email).sort(),
  );
  expect(receiver.calls.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
    submissions.map(({ id }) => id).sort(),
  );
  await Promise.all([...runningServers, worker].map((serverProcess) => serverProcess.stop()));
});
