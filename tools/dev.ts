/**
 * `npm run dev`: hot reload of site and server. Vite renders the pages from source. All other requests go to the lead
 * server, which also runs from source and restarts on changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { ServerOptions, ViteDevServer } from 'vite';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { wordsPlugin } from '../build/plugins/words-plugin.ts';
import { freePort } from '../tests/support/free-port.ts';

type Prerender = typeof import('../app/prerender.tsx');

// QUIZ_REPORTS and INSIGHT are built into the pages.
if (existsSync('.env')) process.loadEnvFile();

const port = Number(process.env.PORT || 3000) || (await freePort());
const http = createHttpServer();
http.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the other process, or choose another port: PORT=${port + 1} npm run dev`
      : error.message,
  );
  process.exit(1);
});
/** Answers requests until Vite has started. */
const wait = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' });
  response.end('Starting…');
};
http.on('request', wait);
await once(http.listen(port), 'listening');
console.log(`Starting on http://localhost:${port} …`);

// Imported after the port is known to be free, since it takes seconds.
const { createLogger, createServer } = await import('vite');
const { watchContent } = await import('../build/plugins/content-overlay.ts');

const serverPort = await freePort();
let lead: ChildProcess | undefined;
let build: ChildProcess | undefined;
process.on('exit', () => {
  lead?.kill();
  build?.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

/** The lead server serves icons, deck, film and Open Graph images of the last build. */
async function hasBuild(): Promise<boolean> {
  if (existsSync('dist/server/index.js')) return true;
  console.log('First start: pages are ready; icons, deck and forms follow after a build.');
  // In a separate process, since a build runs in production mode.
  build = spawn(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  return code === 0;
}

async function restartLeadServer(): Promise<void> {
  if (!(await hasBuild())) return;
  if (lead?.exitCode === null) {
    lead.kill();
    await once(lead, 'exit');
  }
  lead = spawn(process.execPath, ['tools/dev-lead-server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_ORIGIN: `http://localhost:${port}` },
  });
}

/** Forwards a request; `fallback` answers if the lead server does not know the path. */
function toLeadServer(request: IncomingMessage, response: ServerResponse, fallback: () => void): void {
  const { method, url, headers } = request;
  const call = httpRequest({ port: serverPort, path: url, method, headers }, (answer) => {
    if (answer.statusCode === 404 && method === 'GET') {
      answer.resume();
      return fallback();
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', (error) => {
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(`The lead server is not running, see its message in the terminal: ${error.message}`);
  });
  request.pipe(call);
}

async function render(vite: ViteDevServer, route: string, response: ServerResponse): Promise<void> {
  const html = await content.withOverlay(async () => {
    const { renderPage } = (await vite.ssrLoadModule('/app/prerender.tsx')) as Prerender;
    const page = renderPage(route, {
      entry: '/app/main.ts',
      styles: ['/app/styles/site.css'],
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
  return request.method === 'GET' && (await paths(vite)).includes(pathOf(request));
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await isPage(vite, request)) await render(vite, pathOf(request), response);
  else toLeadServer(request, response, () => render(vite, '/404', response));
}

/** While the sources cannot be loaded, every URL shows the error. */
async function paths(vite: ViteDevServer): Promise<readonly string[]> {
  try {
    return ((await vite.ssrLoadModule('/app/prerender.tsx')) as Prerender).pagePaths;
  } catch {
    return [vite.config.base];
  }
}

const { SITE_EDIT } = process.env;
const isEditor = Boolean(SITE_EDIT);
const editPlugins = async () =>
  isEditor ? [(await import('../build/edit/edit-plugin.ts')).editPlugin()] : [];
/** With the editor, the lead server shows new copy only after a restart: restarting after each change is too slow. */
const content = watchContent(isEditor ? async () => {} : restartLeadServer);
const logger = createLogger();
const customLogger = {
  ...logger,
  // The overlay and the terminal show the error without a stack trace.
  error: (message: string, options?: Parameters<typeof logger.error>[1]) => {
    if (!message.includes('Error when evaluating SSR module')) logger.error(message, options);
  },
};
const server: ServerOptions = {
  middlewareMode: { server: http },
  watch: { ignored: ['**/.builds/**', '**/.cache/**', '**/dist/**', '**/data/**'] },
};
/** The editor reloads its page itself. A second reload would discard what is being typed. */
const withoutReload: ServerOptions = { ...server, hmr: false };
const vite = await createServer({
  customLogger,
  server: isEditor ? withoutReload : server,
  plugins: [
    content.plugin,
    ...(await editPlugins()),
    {
      name: 'pages',
      // As a plugin, because Vite recreates its middlewares when a configuration file changes.
      configureServer: (server) => () => {
        server.middlewares.use((request, response) => respond(request, response));
      },
    },
  ],
});
/** Each translation has its own server, since the same modules load other copy. It starts with its first page. */
const translations = LANGUAGES.slice(1).map((language) => {
  const prefix = prefixOf(language);
  let started: Promise<ViteDevServer> | undefined;
  const start = async () =>
    createServer({
      customLogger,
      server: isEditor ? withoutReload : { ...server, hmr: { port: await freePort() } },
      base: `${prefix}/`,
      cacheDir: `.cache/vite-${language.code}`,
      plugins: [wordsPlugin(language.code), ...(await editPlugins())],
    });
  return {
    has: (path: string) => path === prefix || path.startsWith(`${prefix}/`),
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      started ??= start();
      const vite = await started;
      if (await isPage(vite, request)) return render(vite, pathOf(request), response);
      const { url } = request;
      vite.middlewares(request, response, () => {
        // Restore the URL: Vite has removed the prefix.
        request.url = url;
        toLeadServer(request, response, () => render(vite, `${prefix}/404`, response));
      });
    },
  };
});

http.off('request', wait);
http.on('request', (request, response) => {
  const translation = translations.find(({ has }) => has(pathOf(request)));
  if (translation) translation.respond(request, response);
  else vite.middlewares(request, response);
});
const origin = `http://localhost:${port}`;
console.log(isEditor ? `Editor: ${origin}${SITE_EDIT}` : `Site with hot reload: ${origin}`);
await restartLeadServer();
