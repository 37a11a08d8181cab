/**
 * Runs the installed web servers with the files of docs/examples, changing only names, ports and folders, and sends
 * requests like a visitor.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { siteProtection } from '#server/http/protection.ts';
import { freePort } from '../support/free-port.ts';
import { checkForms } from './forms.ts';
import { ask, untilAnswers } from './http.ts';
import { type Report, run } from './run.ts';

type Place = { folder: string; build: string; https: number; http: number; upstream: number };

const NAME = 'agents.example.com';
const DECK_PATH = `/webhook/${site.deck.webhookId}`;

/** The example with the names, ports and folders of this test. */
const adapted = (text: string, { folder, build, https, http, upstream }: Place) =>
  text
    .replace(/^\s*listen \[::\].*\n/gm, '')
    .replace(/listen 443/g, `listen ${https}`)
    .replace(/listen 80/g, `listen ${http}`)
    .replace(/<VirtualHost \*:(80|443)>/g, (_, port) => `<VirtualHost *:${port === '80' ? http : https}>`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace(/\S+\/fullchain\.pem/g, `${folder}/cert.pem`)
    .replace(/\S+\/privkey\.pem/g, `${folder}/key.pem`)
    .replaceAll('/srv/site/dist', build)
    .replaceAll(NAME, 'localhost');

/** Command that starts each server in the foreground with its example. */
const SERVERS = {
  nginx: async (example: string, place: Place) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${place.folder}/${kind};`)
      .join(' ');
    await writeFile(
      `${place.folder}/nginx.conf`,
      `daemon off; pid ${place.folder}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {} http { include /etc/nginx/mime.types; access_log off; ${temporary}\n${adapted(example, place)} }`,
    );
    return { command: ['nginx', '-c', `${place.folder}/nginx.conf`], env: {} };
  },
  caddy: async (example: string, place: Place) => {
    await writeFile(
      `${place.folder}/Caddyfile`,
      `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${place.http}\n\thttps_port ${place.https}\n}\n${example}`,
    );
    const env = {
      SITE_ADDRESS: `https://localhost:${place.https}`,
      UPSTREAM: `127.0.0.1:${place.upstream}`,
      BUILD_DIR: place.build,
      XDG_DATA_HOME: place.folder,
      XDG_CONFIG_HOME: place.folder,
    };
    return {
      command: ['caddy', 'run', '--config', `${place.folder}/Caddyfile`, '--adapter', 'caddyfile'],
      env,
    };
  },
  apache2: async (example: string, place: Place) => {
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter']
      .concat(['ssl', 'socache_shmcb', 'rewrite', 'headers', 'alias', 'brotli', 'deflate', 'http2'])
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const start = [`ServerRoot ${place.folder}`, `PidFile ${place.folder}/pid`, 'ServerName localhost']
      .concat(`Listen ${place.http}`, `Listen ${place.https}`, 'TypesConfig /etc/mime.types')
      .concat(`ErrorLog ${place.folder}/error.log`, 'Mutex posixsem', 'DirectoryIndex index.html');
    await writeFile(
      `${place.folder}/apache.conf`,
      [...modules, ...start, adapted(example, place)].join('\n'),
    );
    return { command: ['apache2', '-f', `${place.folder}/apache.conf`, '-DFOREGROUND'], env: {} };
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
    const place: Place = {
      folder,
      build: resolve(clone, 'dist'),
      https: await freePort(),
      http: await freePort(),
      upstream: await freePort(),
    };
    const example = await readFile(join(clone, 'docs/examples', file), 'utf8');
    const { command, env } = await SERVERS[server](example, place);
    const web = spawn(command[0] ?? '', command.slice(1), { env: { ...process.env, ...env }, stdio: 'pipe' });
    let serverLog = '';
    web.stderr.on('data', (chunk) => {
      serverLog += chunk;
    });
    try {
      await untilAnswers(place.https);
      await check(place, clone, (ok, what, output) => report(ok, `${file}: ${what}`, output ?? serverLog));
    } catch (error) {
      report(false, `${file}: ${(error as Error).message}`, serverLog);
    } finally {
      web.kill('SIGTERM');
      await new Promise((done) => web.once('exit', done));
    }
  }
}

const sameHeaders = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(siteProtection().document.tls).filter(([name, value]) => headers[name] !== value);

async function checkProxy(place: Place, clone: string, report: Report): Promise<void> {
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    cwd: clone,
    env: {
      ...process.env,
      PORT: String(place.upstream),
      HOST: '127.0.0.1',
      DATA_DIR: join(place.folder, 'data'),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const get = (path: string, headers = {}) => ask(place.https, { path, headers });
  const post = (path: string, body: string, headers = {}) =>
    ask(
      place.https,
      { path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      body,
    );
  try {
    await untilAnswers(place.https, '/healthz');
    const home = await get('/', { 'accept-encoding': 'br' });
    report(home.status === 200 && home.headers['content-encoding'] === 'br', 'the landing page, compressed');
    report(
      sameHeaders(home.headers).length === 0,
      'the protection of a page behind TLS',
      String(home.headers),
    );
    report((await get('/nowhere')).status === 404, 'an unknown address is 404');
    report((await get('/metrics')).status === 404, 'metrics are not for visitors');
    const plain = await ask(place.http, { path: '/quiz' }, undefined, 'http:');
    report(
      [301, 308].includes(plain.status) && `${plain.headers.location}`.startsWith('https:'),
      'plain http leads to https',
    );
    const long = await post(DECK_PATH, JSON.stringify({ company: 'x'.repeat(60_000) }));
    report(long.status === 413 && long.body.startsWith('{'), "a body over the limit gets the server's 413");
    const person = (n: number) =>
      JSON.stringify({ firstName: 'A', lastName: 'B', email: `a${n}@example.com`, company: 'C', phone: '' });
    const kept = await post(DECK_PATH, person(0));
    report(kept.status === 200, 'a deck request is kept', kept.body);
    // A visitor who fakes other IP addresses is still one visitor.
    const statuses: number[] = [];
    for (let n = 1; n <= 40; n++) {
      const { status } = await post(DECK_PATH, person(n), {
        'x-forwarded-for': `203.0.113.${n}`,
      });
      statuses.push(status);
    }
    report(statuses.at(-1) === 429, 'an invented X-Forwarded-For is not believed', statuses.join(' '));
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
  }
}

async function checkStaticHost(place: Place, _clone: string, report: Report): Promise<void> {
  const get = (path: string, headers = {}) => ask(place.https, { path, headers });
  for (const path of ['/', '/quiz', '/social-os', '/player/', '/sitemap.xml', `/${site.deck.fileName}`])
    report((await get(path)).status === 200, path);
  const page = await get('/quiz', { 'accept-encoding': 'gzip, br' });
  report(sameHeaders(page.headers).length === 0, 'the protection of a page', JSON.stringify(page.headers));
  report(/br|gzip/.test(page.headers['content-encoding'] ?? ''), 'pages are sent compressed');
  const leads = [
    ['/quiz/?a=1', '/quiz?a=1'],
    ['/quiz.html?a=1', '/quiz?a=1'],
    ['/player', '/player/'],
  ] as const;
  for (const [path, target] of leads) {
    const { status, headers } = await get(path);
    report(
      [301, 308].includes(status) && `${headers.location}`.endsWith(target),
      `${path} leads to ${target}`,
      `${status} ${headers.location}`,
    );
  }
  const known = (await get('/nowhere')).body;
  for (const path of ['/nowhere', '/404', '/404.html', '/nowhere/', '/nowhere.html']) {
    const { status, body } = await get(path);
    report(
      status === 404 && body === known && body.includes(site.email),
      `${path} is the 404 page`,
      `${status}`,
    );
  }
  for (const language of LANGUAGES.slice(1)) {
    const home = prefixOf(language);
    const page = await get(home);
    const isOwn = (html: string) => html.includes(`<html lang="${language.code}">`);
    report(page.status === 200 && isOwn(page.body), home, `${page.status} ${page.headers.location}`);
    const slash = await get(`${home}/?a=1`);
    report(
      slash.status === 308 && `${slash.headers.location}`.endsWith(`${home}?a=1`),
      `${home}/?a=1 leads to ${home}?a=1`,
      `${slash.status} ${slash.headers.location}`,
    );
    for (const path of ['/nowhere', '/404', '/404.html', '/nowhere/', '/nowhere.html']) {
      const { status, body } = await get(home + path);
      report(
        status === 404 && isOwn(body),
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
    'scripts are kept for good',
    JSON.stringify(script.headers),
  );
  for (const { code, name } of LANGUAGES) {
    const form = await ask(
      place.https,
      {
        path: `/api/newsletter?language=${code}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      'email=a%40example.com',
    );
    const isOwn = form.body.includes(`<html lang="${code}">`) && form.body.includes(`mailto:${site.email}`);
    report(
      form.status === 405 && isOwn,
      `a form sent without script gets the contact address, in ${name}`,
      `${form.status} ${form.body.slice(0, 300)}`,
    );
  }
  await checkForms(`https://localhost:${place.https}`, report);
}
