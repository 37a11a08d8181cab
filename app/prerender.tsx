import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { pageHeads } from '#content/page-heads.ts';
import { site } from '#content/site.ts';
import { structuredData } from '#content/structured-data.ts';
import { themeScript } from '#domain/theme-script.ts';
import { App } from './app.tsx';
import { loadRoute, NOT_FOUND, routePaths } from './routes.tsx';
import { Head } from './shell/head.tsx';
import { LoadingScreen } from './shell/loading-screen/loading-screen.tsx';

export { pageHeads, routePaths };
export const prerenderedPaths = [...routePaths, NOT_FOUND];

/** Addresses of the built files that a page starts with. */
export type PageAssets = {
  boot: string;
  entry: string;
  page: string;
  styles: string[];
  fonts: string[];
};

const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The whole HTML document of a route. */
export async function renderPage(route: string, assets: PageAssets): Promise<string> {
  const initial = await loadRoute(route);
  const { prelude } = await prerender(
    <Router ssrPath={route}>
      <App initial={initial} />
    </Router>,
    // Whole sections in place: streaming them out of order would need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const body = await new Response(prelude).text();
  const head = renderToStaticMarkup(
    <Head head={initial.page.head} styles={assets.styles} fonts={assets.fonts} />,
  );
  return `<!doctype html>
<html lang="${site.language}">
<head>
<script>${themeScript(site.themeStorageKey)}</script>
${head}
${structuredData(initial.page.head).map(jsonLd).join('\n')}
<script type="module" src="${assets.boot}" data-entry="${assets.entry}" data-page="${assets.page}"></script>
</head>
<body>
${renderToStaticMarkup(<LoadingScreen />)}
<div id="root" data-route="${route}">${body}</div>
</body>
</html>
`;
}
