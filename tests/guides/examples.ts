/**
 * Runs the installed web servers with the files of docs/examples, changing only names, ports and folders, and sends
 * requests like a visitor.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFailed } from 'vitest';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { siteHeaders } from '#server/http/security-headers.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';
import { freePort, startBuiltServer } from '../../tools/built-server.ts';
import { WAIT_LIMIT_MS } from '../support/limit.ts';

type TestServer = {
  folder: string;
  buildFolder: string;
  httpsPort: number;
  httpPort: number;
  upstreamPort: number;
};

const EXAMPLE_HOST = 'agents.example.com';

/** Replaces names, ports and folders of the example by those of this test. */
const adaptExample = (text: string, { folder, buildFolder, httpsPort, httpPort, upstreamPort }: TestServer) =>
  text
    .replace(/^\s*listen \[::\].*\n/gm, '')
    .replace(/listen 443/g, `listen ${httpsPort}`)
    .replace(/listen 80/g, `listen ${httpPort}`)
    .replace(
      /<VirtualHost \*:(80|443)>/g,
      (_, port) => `<VirtualHost *:${port === '80' ? httpPort : httpsPort}>`,
    )
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`)
    .replace(/\S+\/fullchain\.pem/g, `${folder}/cert.pem`)
    .replace(/\S+\/privkey\.pem/g, `${folder}/key.pem`)
    .replaceAll('/srv/site/dist', buildFolder)
    .replaceAll(EXAMPLE_HOST, 'localhost');

/** Command that starts each server in the foreground with its example. */
const SERVERS = {
  nginx: async (example: string, testServer: TestServer) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${testServer.folder}/${kind};`)
      .join(' ');
    await writeFile(
      `${testServer.folder}/nginx.conf`,
      `daemon off; pid ${testServer.folder}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {} http { include /etc/nginx/mime.types; access_log off; ${temporary}\n${adaptExample(example, testServer)} }`,
    );
    return { command: ['nginx', '-c', `${testServer.folder}/nginx.conf`], env: {} };
  },
  caddy: async (example: string, testServer: TestServer) => {
    await writeFile(
      `${testServer.folder}/Caddyfile`,
      `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${testServer.httpPort}\n\thttps_port ${testServer.httpsPort}\n}\n${example}`,
    );
    const env = {
      SITE_ADDRESS: `https://localhost:${testServer.httpsPort}`,
      UPSTREAM: `127.0.0.1:${testServer.upstreamPort}`,
      BUILD_DIR: testServer.buildFolder,
      XDG_DATA_HOME: testServer.folder,
      XDG_CONFIG_HOME: testServer.folder,
    };
    return {
      command: ['caddy', 'run', '--config', `${testServer.folder}/Caddyfile`, '--adapter', 'caddyfile'],
      env,
    };
  },
  apache2: async (example: string, testServer: TestServer) => {
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter']
      .concat(['ssl', 'socache_shmcb', 'rewrite', 'headers', 'alias', 'brotli', 'deflate', 'http2'])
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const start = [
      `ServerRoot ${testServer.folder}`,
      `PidFile ${testServer.folder}/pid`,
      'ServerName localhost',
    ]
      .concat(
        `Listen ${testServer.httpPort}`,
        `Listen ${testServer.httpsPort}`,
        'TypesConfig /etc/mime.types',
      )
      .concat(`ErrorLog ${testServer.folder}/error.log`, 'Mutex posixsem', 'DirectoryIndex index.html');
    await writeFile(
      `${testServer.folder}/apache.conf`,
      [...modules, ...start, adaptExample(example, testServer)].join('\n'),
    );
    return { command: ['apache2', '-f', `${testServer.folder}/apache.conf`, '-DFOREGROUND'], env: {} };
  },
} as const;

const isInstalled = ({ server }: { server: string }) => spawnSync('which', [server]).status === 0;

/** The examples whose web server is installed. */
export const EXAMPLES = (
  [
    { server: 'nginx', file: 'nginx/proxy.conf', check: checkProxy },
    { server: 'caddy', file: 'caddy/proxy.Caddyfile', check: checkProxy },
    { server: 'nginx', file: 'nginx/static.conf', check: checkStaticHost },
    { server: 'caddy', file: 'caddy/static.Caddyfile', check: checkStaticHost },
    { server: 'apache2', file: 'apache/static.conf', check: checkStaticHost },
  ] as const
).filter(isInstalled);

/** Serves a built checkout with an example and checks the answers. */
export async function testExample(clone: string, { server, file, check }: (typeof EXAMPLES)[number]) {
  const folder = join(clone, 'data', file.replaceAll(/\W/g, '-'));
  await mkdir(folder, { recursive: true });
  const certificate = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`];
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, ...certificate], { stdio: 'ignore' });
  const testServer: TestServer = {
    folder,
    buildFolder: resolve(clone, 'dist'),
    httpsPort: await freePort(),
    httpPort: await freePort(),
    upstreamPort: await freePort(),
  };
  const example = await readFile(join(clone, 'docs/examples', file), 'utf8');
  const { command, env } = await SERVERS[server](example, testServer);
  const webServer = spawn(command[0] ?? '', command.slice(1), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const serverLog = text(webServer.stderr);
  onTestFailed(async () => console.log(await serverLog));
  try {
    const isUp = () =>
      fetch(`https://localhost:${testServer.httpsPort}/`, { redirect: 'manual' }).then(Boolean, () => false);
    await expect.poll(isUp, { timeout: WAIT_LIMIT_MS }).toBe(true);
    await check(testServer, clone);
  } finally {
    webServer.kill('SIGTERM');
    await serverLog;
  }
}

const hasSiteHeaders = ({ headers }: Response) =>
  Object.entries(siteHeaders.tls.document).every(([name, value]) => headers.get(name) === value);

/** Asks for a path and expects a certain answer. After a failed check, the next ones still run. */
const startChecks = (testServer: TestServer) =>
  async function check(
    step: string,
    path: string,
    isExpected: (response: Response, body: string) => boolean,
    request: RequestInit = {},
  ): Promise<void> {
    const address = path.startsWith('http') ? path : `https://localhost:${testServer.httpsPort}${path}`;
    const response = await fetch(address, { redirect: 'manual', ...request });
    const body = await response.text();
    const output = `${response.status} ${JSON.stringify(Object.fromEntries(response.headers))} ${body.slice(0, 300)}`;
    expect.soft(isExpected(response, body), `${step}: ${output}`).toBe(true);
  };

const leadsTo = (target: string) => (response: Response) =>
  [301, 308].includes(response.status) && `${response.headers.get('location')}`.endsWith(target);

async function checkProxy(testServer: TestServer, clone: string): Promise<void> {
  const { stop } = await startBuiltServer({
    cwd: clone,
    env: {
      PORT: String(testServer.upstreamPort),
      DATA_DIR: join(testServer.folder, 'data'),
      TRUST_PROXY: '1',
    },
  });
  const check = startChecks(testServer);
  const post = (body: object, headers = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const person = (n: number) => ({ ...deckRequest, email: `a${n}@example.com` });
  try {
    await check('a page is compressed', '/', ({ headers }) => headers.has('content-encoding'));
    await check('a page has its security headers behind TLS', '/', hasSiteHeaders);
    await check('an unknown URL gets status 404', '/nowhere', ({ status }) => status === 404);
    await check('visitors cannot read metrics', '/metrics', ({ status }) => status === 404);
    await check(
      'http redirects to https',
      `http://localhost:${testServer.httpPort}/quiz`,
      ({ status, headers }) =>
        [301, 308].includes(status) && `${headers.get('location')}`.startsWith('https:'),
    );
    await check(
      "a body over the limit gets the server's 413",
      DECK_PATH,
      ({ status }, body) => status === 413 && body.startsWith('{'),
      post({ company: 'x'.repeat(60_000) }),
    );
    await check('a deck request is stored', DECK_PATH, ({ ok }) => ok, post(person(0)));
    // Requests with invented IP addresses count as one visitor.
    for (let n = 1; n < 40; n++)
      await fetch(
        `https://localhost:${testServer.httpsPort}${DECK_PATH}`,
        post(person(n), { 'x-forwarded-for': `203.0.113.${n}` }),
      );
    await check(
      'an invented X-Forwarded-For header is ignored',
      DECK_PATH,
      ({ status }) => status === 429,
      post(person(40), { 'x-forwarded-for': '203.0.113.40' }),
    );
  } finally {
    await stop();
  }
}

async function checkStaticHost(testServer: TestServer): Promise<void> {
  const check = startChecks(testServer);
  for (const path of ['/', '/quiz', '/social-os', '/player/', '/sitemap.xml', `/${site.deck.fileName}`])
    await check(path, path, ({ ok }) => ok);
  await check('a page has its security headers', '/quiz', hasSiteHeaders);
  await check('pages are sent compressed', '/quiz', ({ headers }) => headers.has('content-encoding'));
  for (const [path, target] of [
    ['/quiz/?a=1', '/quiz?a=1'],
    ['/quiz.html?a=1', '/quiz?a=1'],
    ['/player', '/player/'],
  ] as const)
    await check(`${path} redirects to ${target}`, path, leadsTo(target));
  for (const language of LANGUAGES) {
    const home = prefixOf(language);
    const isInLanguage = (body: string) => body.includes(`<html lang="${language.code}"`);
    await check(`${home}/ is in ${language.name}`, home || '/', ({ ok }, body) => ok && isInLanguage(body));
    if (home) await check(`${home}/ redirects to ${home}`, `${home}/?a=1`, leadsTo(`${home}?a=1`));
    for (const path of ['/nowhere', '/404', '/404.html', '/nowhere/', '/nowhere.html'])
      await check(
        `${home}${path} is the 404 page of ${language.name}`,
        home + path,
        ({ status }, body) => status === 404 && isInLanguage(body) && body.includes(site.email),
      );
    await check(
      `a form sent without script gets the contact address, in ${language.name}`,
      `/api/newsletter?language=${language.code}`,
      ({ status }, body) => status === 405 && isInLanguage(body) && body.includes(`mailto:${site.email}`),
      { method: 'POST', body: new URLSearchParams({ email: 'a@example.com' }) },
    );
  }
  const home = await (await fetch(`https://localhost:${testServer.httpsPort}/`)).text();
  const [script = '/'] = /\/assets\/[^"]+\.js/.exec(home) ?? [];
  await check(
    'scripts may be cached for a year',
    script,
    ({ headers }) => headers.get('cache-control') === 'public, max-age=31536000, immutable',
  );
}
