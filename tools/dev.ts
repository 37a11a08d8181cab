/**
 * `npm run dev`: hot reload of site and server. Vite renders the pages from source. All other requests go to the submission
 * server, which also runs from source and restarts on changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { resolve } from 'node:path';
import type { ServerOptions, ViteDevServer } from 'vite';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { textsPlugin } from '../build/plugins/texts-plugin.ts';
import { freePort } from './built-server.ts';

/** Nobody else may reach a development server: it serves every file of the project and runs the code in them. */
const HOST = '127.0.0.1';
/** Names of this machine. Any other name that points here belongs to an attacker (DNS rebinding). */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** Pages of other sites, also those of other ports, may link to pages here but load nothing. */
const OWN_PAGES = [undefined, 'none', 'same-origin'];
/** Tools of Vite: one of its addresses opens a file in the developer's text editor. */
const IS_TOOL = /\/(?:__|@)/;
const isAllowed = ({ headers, url = '' }: IncomingMessage) =>
  // A page of any site may open `//[`, which is no URL.
  URL.canParse(url, 'http://localhost') &&
  OWN_HOST.test(headers.host ?? '') &&
  ((headers['sec-fetch-dest'] === 'document' && !IS_TOOL.test(url)) ||
    OWN_PAGES.includes(headers['sec-fetch-site'] as string));

type Prerender = typeof import('../app/prerender.tsx');

// QUIZ_REPORTS and INSIGHT are built into the pages.
if (existsSync('.env')) process.loadEnvFile();

const port = Number(process.env.PORT || 3000) || (await freePort());
const httpServer = createHttpServer();
httpServer.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the other process, or choose another port: PORT=${port + 1} npm run dev`
      : error.message,
  );
  process.exit(1);
});
/** Answers requests until Vite has started. */
const respondWhileStarting = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' });
  response.end('Starting…');
};
httpServer.on('request', respondWhileStarting);
await once(httpServer.listen(port, HOST), 'listening');
console.log(`Starting on http://localhost:${port} …`);

// Import Vite after the port check, because the import takes seconds.
const { createLogger, createServer } = await import('vite');
const { describeFailure } = await import('../build/content/describe-failure.ts');
const { watchContent } = await import('../build/plugins/content-overlay.ts');

const { SITE_EDIT } = process.env;
const isEditor = Boolean(SITE_EDIT);
/** `localhost` may also be `::1`, where another user of this machine may listen and would get the secret of the editor. */
const origin = `http://${isEditor ? HOST : 'localhost'}:${port}`;
const leadServerPort = await freePort();
let leadServer: ChildProcess | undefined;
let buildProcess: ChildProcess | undefined;
process.on('exit', () => {
  leadServer?.kill();
  buildProcess?.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

/** The lead server serves icons, deck, film and Open Graph images of the last build. */
async function hasBuild(): Promise<boolean> {
  if (existsSync('dist/server/index.js')) return true;
  console.log('First start: pages are ready; icons, deck and forms follow after a build.');
  // In a separate process, because a build runs in production mode.
  buildProcess = spawn(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  const [code] = await once(buildProcess, 'exit');
  return code === 0;
}

async function restartLeadServer(): Promise<void> {
  if (!(await hasBuild())) return;
  if (leadServer?.exitCode === null) {
    leadServer.kill();
    await once(leadServer, 'exit');
  }
  leadServer = spawn(process.execPath, ['tools/dev-lead-server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, HOST, PORT: String(leadServerPort), PUBLIC_ORIGIN: origin },
  });
}

/** If the lead server does not know the path, `fallback` responds. */
function forwardToLeadServer(request: IncomingMessage, response: ServerResponse, fallback: () => void): void {
  const { method, url, headers } = request;
  const submissionRequest = httpRequest(
    { host: HOST, port: leadServerPort, path: url, method, headers },
    (submissionResponse) => {
      if (submissionResponse.statusCode === 404 && method === 'GET') {
        submissionResponse.resume();
        return fallback();
      }
      response.writeHead(submissionResponse.statusCode ?? 502, submissionResponse.headers);
      submissionResponse.pipe(response);
    },
  );
  submissionRequest.on('error', (error) => {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`The lead server is not running, see its message in the terminal: ${error.message}`);
  });
  request.pipe(submissionRequest);
}

async function sendPage(vite: ViteDevServer, route: string, response: ServerResponse): Promise<void> {
  const html = await contentWatcher.renderWithOverlay(async () => {
    const { renderPage, styleSheetAt } = (await vite.ssrLoadModule('/app/prerender.tsx')) as Prerender;
    const page = renderPage(route, {
      entry: '/app/main.ts',
      styles: `/${styleSheetAt(route)}`,
      sectionStyles: '/app/styles/landing-sections.css',
      printStyles: '/app/styles/print.css',
      fonts: [],
    });
    return vite.transformIndexHtml(route, page);
  });
  response.statusCode = route.endsWith('/404') ? 404 : 200;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}

const pathOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://localhost').pathname;

async function isPage(vite: ViteDevServer, request: IncomingMessage): Promise<boolean> {
  return request.method === 'GET' && (await readPagePaths(vite)).includes(pathOf(request));
}

/** A page of the site, a file of Vite, or a response of the lead server. `prefix` is that of the language. */
async function respond(
  vite: ViteDevServer,
  prefix: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await isPage(vite, request)) return sendPage(vite, pathOf(request), response);
  const { url } = request;
  vite.middlewares(request, response, () => {
    // Restore the URL: Vite has removed the prefix.
    request.url = url;
    forwardToLeadServer(request, response, () => sendPage(vite, `${prefix}/404`, response));
  });
}

/** If the sources cannot be loaded, the home page is the only page. Rendering it shows the error. */
async function readPagePaths(vite: ViteDevServer): Promise<readonly string[]> {
  try {
    return ((await vite.ssrLoadModule('/app/prerender.tsx')) as Prerender).pagePaths;
  } catch {
    return [vite.config.base];
  }
}

/** Proves that a request to the editor comes from the page that the user opened from the terminal. */
const editSecret = randomBytes(24).toString('base64url');
const editPlugins = async () =>
  isEditor ? [(await import('../build/edit/edit-plugin.ts')).editPlugin(editSecret)] : [];
/** In the editor, a change does not restart the lead server, because that is too slow. Its copy stays old until the next start. */
const contentWatcher = watchContent(isEditor ? async () => {} : restartLeadServer);
const logger = createLogger();
const customLogger = {
  ...logger,
  // content-overlay.ts already shows these errors, without a stack trace.
  error: (message: string, options?: Parameters<typeof logger.error>[1]) => {
    if (!message.includes('Error when evaluating SSR module')) logger.error(message, options);
  },
};
/** As a pattern, in which the path of a project may have special characters, like `site (1)`. */
const storePattern = `${resolve(process.env.DATA_DIR || 'data').replaceAll(/[()[\]{}*+?!@]/g, '\\$&')}/**`;
const serverOptions: ServerOptions = {
  middlewareMode: { server: httpServer },
  // Without this, Vite opens another port, on every network interface.
  ws: { server: httpServer },
  cors: false,
  // Vite's own list, and the leads.
  fs: {
    deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', storePattern],
  },
  watch: { ignored: ['**/.builds/**', '**/.cache/**', '**/dist/**', '**/data/**'] },
  // The editor reloads its page itself. A second reload would discard text that the user is typing.
  ...(isEditor && { hmr: false }),
};
const vite = await createServer({
  customLogger,
  server: serverOptions,
  plugins: [contentWatcher.plugin, textsPlugin(LANGUAGES[0]), ...(await editPlugins())],
});
/** Each translation has its own Vite server, because the same modules load different copy. It starts on the first request. */
const translations = LANGUAGES.slice(1).map((language) => {
  const prefix = prefixOf(language);
  let startedServer: Promise<ViteDevServer> | undefined;
  const start = async () =>
    createServer({
      customLogger,
      server: serverOptions,
      base: `${prefix}/`,
      cacheDir: `.cache/vite-${language.code}`,
      plugins: [textsPlugin(language), ...(await editPlugins())],
    });
  return {
    matches: (path: string) => path === prefix || path.startsWith(`${prefix}/`),
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      startedServer ??= start();
      // A fault in the content prevents the start. The next request tries again.
      startedServer.catch(() => {
        startedServer = undefined;
      });
      return respond(await startedServer, prefix, request, response);
    },
  };
});

httpServer.off('request', respondWhileStarting);
httpServer.on('request', (request, response) => {
  if (!isAllowed(request)) {
    response
      .writeHead(403, { 'content-type': 'text/plain' })
      .end('Open the address that the terminal shows.');
    return;
  }
  const translation = translations.find(({ matches }) => matches(pathOf(request)));
  const responded = translation
    ? translation.respond(request, response)
    : respond(vite, '', request, response);
  responded.catch((error) =>
    response.writeHead(500, { 'content-type': 'text/plain' }).end(describeFailure(error)),
  );
});
console.log(
  isEditor ? `Editor: ${origin}${SITE_EDIT}#edit=${editSecret}` : `Site with hot reload: ${origin}`,
);
await restartLeadServer();
