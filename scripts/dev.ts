/**
 * Hot reload of site and server together: Vite renders the pages from their sources; every other address is the lead
 * server's, which runs from its sources behind it and restarts on change.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'vite';
import { freePort } from './free-port.ts';

type Prerender = typeof import('../app/prerender.tsx');

// The lead server takes icons, deck, film and shared pictures from the last build. Its own process, since a build
// is in production mode.
if (!existsSync('dist/.stamp')) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });

const port = Number(process.env.PORT || 3000) || (await freePort());
const serverPort = await freePort();
const lead = spawn(process.execPath, ['--watch', 'server/process/start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_ORIGIN: `http://localhost:${port}` },
});
process.on('exit', () => lead.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

/** Passes a request on; `fallback` answers what the lead server does not know. */
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
    response.end(`The lead server is not there, look for its message in the terminal: ${error.message}`);
  });
  request.pipe(call);
}

const http = createHttpServer();
const vite = await createServer({ server: { middlewareMode: { server: http } } });

async function render(route: string, response: ServerResponse, next: (error: unknown) => void) {
  try {
    const { renderPage } = (await vite.ssrLoadModule('/app/prerender.tsx')) as Prerender;
    const html = await renderPage(route, {
      boot: '/app/boot.ts',
      entry: '/app/main.tsx',
      early: [],
      styles: ['/app/styles/site.css'],
      fonts: [],
    });
    response.statusCode = route === '/404' ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(route, html));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    next(error);
  }
}

vite.middlewares.use(async (request, response, next) => {
  const { routePaths } = (await vite.ssrLoadModule('/app/prerender.tsx')) as Prerender;
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const isPage = request.method === 'GET' && routePaths.includes(path);
  if (isPage) render(path, response, next);
  else toLeadServer(request, response, () => render('/404', response, next));
});
http.on('request', vite.middlewares);
http.listen(port, () => console.log(`Site with hot reload: http://localhost:${port}`));
