import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { headOf, pageHeads } from '#content/page-heads.ts';
import { site } from '#content/site.ts';
import { structuredData } from '#content/structured-data.ts';
import { themeScript } from '#domain/theme-script.ts';
import { App } from './app.tsx';
import { LoadNotice } from './loading/load-notice.tsx';
import { NOT_FOUND, pageOf, routePaths } from './routes.tsx';
import { Head } from './shell/head.tsx';
import { LoadingScreen } from './shell/loading-screen/loading-screen.tsx';

export { pageHeads, routePaths };
export const prerenderedPaths = [...routePaths, NOT_FOUND];

/** Addresses of the built files that a page starts with. */
export type PageAssets = {
  boot: string;
  entry: string;
  /** Scripts that the entry and the page will ask for. */
  early: string[];
  styles: string[];
  fonts: string[];
};

const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The whole HTML document of a route. */
export async function renderPage(route: string, assets: PageAssets): Promise<string> {
  const initial = { route, Page: await pageOf(route).fetch() };
  const { prelude } = await prerender(
    <App initial={initial} ssrPath={route} />,
    // Whole sections in place: streaming them out of order would need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const body = await new Response(prelude).text();
  const head = headOf(route);
  return `<!doctype html>
<html lang="${site.language}">
<head>
<script>${themeScript(site.themeStorageKey)}</script>
${renderToStaticMarkup(<Head head={head} styles={assets.styles} fonts={assets.fonts} />)}
${structuredData(head).map(jsonLd).join('\n')}
<script type="module" src="${assets.boot}" data-entry="${assets.entry}" data-early="${assets.early.join(' ')}"></script>
</head>
<body>
${renderToStaticMarkup(<LoadingScreen />)}
<div id="root" data-route="${route}">${body}</div>
${renderToStaticMarkup(<LoadNotice />)}
</body>
</html>
`;
}
