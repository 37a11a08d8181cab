/** Hot reload of site and server together: Vite renders the pages, the lead server runs behind it and restarts on change. */
import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';

type Prerender = typeof import('../app/prerender.tsx');

const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const lead = spawn(process.execPath, ['--watch', 'server/process/start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_ORIGIN: `http://localhost:${port}` },
});
process.on('exit', () => lead.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const toLeadServer = { target: `http://localhost:${serverPort}` };
const http = createHttpServer();
const vite = await createServer({
  server: {
    middlewareMode: { server: http },
    proxy: Object.fromEntries(
      [
        '/api',
        '/webhook',
        '/newsletter',
        '/metrics',
        '/healthz',
        '/readyz',
        '/player',
        '/og',
        '/deck.json',
        '/favicon.svg',
        '/favicon.ico',
        '/site.webmanifest',
      ].map((path) => [path, toLeadServer]),
    ),
  },
});
vite.middlewares.use(async (request, response, next) => {
  try {
    const { renderPage, routePaths } = (await vite.ssrLoadModule('/app/prerender.tsx')) as Prerender;
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const route = routePaths.includes(path) ? path : '/404';
    const html = await renderPage(route, {
      boot: '/app/boot.ts',
      entry: '/app/main.tsx',
      page: '',
      styles: ['/app/styles/site.css'],
      fonts: [],
    });
    response.statusCode = route === '/404' ? 404 : 200;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(path, html));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    next(error);
  }
});
http.on('request', vite.middlewares);
http.listen(port, () => console.log(`Site with hot reload: http://localhost:${port}`));
