/**
 * Runs the installed web servers with the files of docs/examples, changing only names, ports and folders, and sends
 * requests like a visitor.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { siteHeaders } from '#server/http/security-headers.ts';
import { freePort } from '../../tools/built-server.ts';
import { checkForms } from './forms.ts';
import { sendRequest, waitForServer } from './http.ts';
import { type Report, run } from './run.ts';

type TestServer = {
  folder: string;
  buildFolder: string;
  httpsPort: number;
  httpPort: number;
  upstreamPort: number;
};

const EXAMPLE_HOST = 'agents.example.com';
const DECK_PATH = `/webhook/${site.deck.webhookId}`;

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

const EXAMPLES = [
  { server: 'nginx', file: 'nginx/proxy.conf', check: checkProxy },
  { server: 'caddy', file: 'caddy/proxy.Caddyfile', check: checkProxy },
  { server: 'nginx', file: 'nginx/static.conf', check: checkStaticHost },
  { server: 'caddy', file: 'caddy/static.Caddyfile', check: checkStaticHost },
  { server: 'apache2', file: 'apache/static.conf', check: checkStaticHost },
] as const;

const isInstalled = (name: string) => spawnSync('which', [name]).status === 0;

/** Tests every example in a built checkout. */
export async function testExamples(clone: string, report: Report): Promise<void> {
  for (const { server, file, check } of EXAMPLES) {
    if (!isInstalled(server)) {
      console.log(`not run ${file}: ${server} is not installed`);
      continue;
    }
    const folder = join(clone, 'data', file.replaceAll(/\W/g, '-'));
    await mkdir(folder, { recursive: true });
    const certificate = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`];
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
    await run(['openssl', 'req', '-x509', ...subject, ...certificate], clone, {});
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
      stdio: 'pipe',
    });
    let serverLog = '';
    webServer.stderr.on('data', (chunk) => {
      serverLog += chunk;
    });
    try {
      await waitForServer(testServer.httpsPort);
      await check(testServer, clone, (ok, step, output) =>
        report(ok, `${file}: ${step}`, output ?? serverLog),
      );
    } catch (error) {
      report(false, `${file}: ${(error as Error).message}`, serverLog);
    } finally {
      webServer.kill('SIGTERM');
      await new Promise((done) => webServer.once('exit', done));
    }
  }
}

const findWrongHeaders = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(siteHeaders.tls.document).filter(([name, value]) => headers[name] !== value);

async function checkProxy(testServer: TestServer, clone: string, report: Report): Promise<void> {
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    cwd: clone,
    env: {
      ...process.env,
      PORT: String(testServer.upstreamPort),
      HOST: '127.0.0.1',
      DATA_DIR: join(testServer.folder, 'data'),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const get = (path: string, headers = {}) => sendRequest(testServer.httpsPort, { path, headers });
  const post = (path: string, body: string, headers = {}) =>
    sendRequest(
      testServer.httpsPort,
      { path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      body,
    );
  try {
    await waitForServer(testServer.httpsPort, '/healthz');
    const home = await get('/', { 'accept-encoding': 'br' });
    report(
      home.status === 200 && home.headers['content-encoding'] === 'br',
      'the landing page is compressed',
    );
    report(
      findWrongHeaders(home.headers).length === 0,
      'a page has its security headers behind TLS',
      String(home.headers),
    );
    report((await get('/nowhere')).status === 404, 'an unknown URL gets status 404');
    report((await get('/metrics')).status === 404, 'visitors cannot read metrics');
    const redirect = await sendRequest(testServer.httpPort, { path: '/quiz' }, undefined, 'http:');
    report(
      [301, 308].includes(redirect.status) && `${redirect.headers.location}`.startsWith('https:'),
      'http redirects to https',
    );
    const tooLong = await post(DECK_PATH, JSON.stringify({ company: 'x'.repeat(60_000) }));
    report(
      tooLong.status === 413 && tooLong.body.startsWith('{'),
      "a body over the limit gets the server's 413",
    );
    const person = (n: number) =>
      JSON.stringify({ firstName: 'A', lastName: 'B', email: `a${n}@example.com`, company: 'C', phone: '' });
    const accepted = await post(DECK_PATH, person(0));
    report(accepted.status === 200, 'a deck request is stored', accepted.body);
    // Requests with invented IP addresses count as one visitor.
    const statuses: number[] = [];
    for (let n = 1; n <= 40; n++) {
      const { status } = await post(DECK_PATH, person(n), {
        'x-forwarded-for': `203.0.113.${n}`,
      });
      statuses.push(status);
    }
    report(statuses.at(-1) === 429, 'an invented X-Forwarded-For header is ignored', statuses.join(' '));
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
  }
}

async function checkStaticHost(testServer: TestServer, _clone: string, report: Report): Promise<void> {
  const get = (path: string, headers = {}) => sendRequest(testServer.httpsPort, { path, headers });
  for (const path of ['/', '/quiz', '/social-os', '/player/', '/sitemap.xml', `/${site.deck.fileName}`])
    report((await get(path)).status === 200, path);
  const page = await get('/quiz', { 'accept-encoding': 'gzip, br' });
  report(
    findWrongHeaders(page.headers).length === 0,
    'a page has its security headers',
    JSON.stringify(page.headers),
  );
  report(/br|gzip/.test(page.headers['content-encoding'] ?? ''), 'pages are sent compressed');
  const redirects = [
    ['/quiz/?a=1', '/quiz?a=1'],
    ['/quiz.html?a=1', '/quiz?a=1'],
    ['/player', '/player/'],
  ] as const;
  for (const [path, target] of redirects) {
    const { status, headers } = await get(path);
    report(
      [301, 308].includes(status) && `${headers.location}`.endsWith(target),
      `${path} redirects to ${target}`,
      `${status} ${headers.location}`,
    );
  }
  const notFoundPage = (await get('/nowhere')).body;
  for (const path of ['/nowhere', '/404', '/404.html', '/nowhere/', '/nowhere.html']) {
    const { status, body } = await get(path);
    report(
      status === 404 && body === notFoundPage && body.includes(site.email),
      `${path} is the 404 page`,
      `${status}`,
    );
  }
  for (const language of LANGUAGES.slice(1)) {
    const home = prefixOf(language);
    const page = await get(home);
    const isInLanguage = (html: string) => html.includes(`<html lang="${language.code}">`);
    report(page.status === 200 && isInLanguage(page.body), home, `${page.status} ${page.headers.location}`);
    const slash = await get(`${home}/?a=1`);
    report(
      slash.status === 308 && `${slash.headers.location}`.endsWith(`${home}?a=1`),
      `${home}/?a=1 redirects to ${home}?a=1`,
      `${slash.status} ${slash.headers.location}`,
    );
    for (const path of ['/nowhere', '/404', '/404.html', '/nowhere/', '/nowhere.html']) {
      const { status, body } = await get(home + path);
      report(
        status === 404 && isInLanguage(body),
        `${home}${path} is the 404 page of ${language.name}`,
        `${status}`,
      );
    }
  }
  const [asset = '/'] = /\/assets\/[^"]+\.js/.exec((await get('/')).body) ?? [];
  const script = await get(asset);
  report(
    script.headers['cache-control'] === 'public, max-age=31536000, immutable' &&
      /javascript/.test(`${script.headers['content-type']}`),
    'scripts may be cached for a year',
    JSON.stringify(script.headers),
  );
  for (const { code, name } of LANGUAGES) {
    const form = await sendRequest(
      testServer.httpsPort,
      {
        path: `/api/newsletter?language=${code}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      'email=a%40example.com',
    );
    const hasContactAddress =
      form.body.includes(`<html lang="${code}">`) && form.body.includes(`mailto:${site.email}`);
    report(
      form.status === 405 && hasContactAddress,
      `a form sent without script gets the contact address, in ${name}`,
      `${form.status} ${form.body.slice(0, 300)}`,
    );
  }
  await checkForms(`https://localhost:${testServer.httpsPort}`, report);
}
