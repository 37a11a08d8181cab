import { renderToStaticMarkup } from 'react-dom/server';
import { hasPart } from '#content/has-part.ts';
import { findPageHead, pageHeads } from '#content/shell/page-heads.ts';
import { structuredData } from '#content/shell/structured-data.ts';
import { site } from '#content/site.ts';
import { themeScript, VIEW_TRANSITION } from '#domain/theme-script.ts';
import { NOTICE_ID } from './islands/load-notice.ts';
import { minifyHtml } from './minify-html.ts';
import { pageAt, pagePaths, prerenderedPaths, styleSheetAt } from './pages.tsx';
import { Head } from './shell/head.tsx';
import { LoadingScreen } from './shell/loading-screen/loading-screen.tsx';

export { pageHeads, pagePaths, prerenderedPaths, styleSheetAt };

/** URLs of the built files that a page links to. */
export type PageAssets = {
  entry: string;
  styles: string;
  sectionStyles: string;
  printStyles: string;
  fonts: string[];
};

const renderJsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Right-to-left languages. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|ur|yi)\b/;

/** The whole HTML document of a page. */
export function renderPage(path: string, { entry, sectionStyles, ...files }: PageAssets): string {
  const Page = pageAt(path);
  const head = findPageHead(path);
  const loadingScreen = hasPart('loading-screen') && minifyHtml(renderToStaticMarkup(<LoadingScreen />));
  return `<!doctype html>
<html lang="${site.language}"${RIGHT_TO_LEFT.test(site.language) ? ' dir="rtl"' : ''}${loadingScreen ? ' data-loading' : ''}>
<head>
<script>${themeScript(site.themeStorageKey)}</script>
<style>${VIEW_TRANSITION}</style>
${minifyHtml(renderToStaticMarkup(<Head head={head} {...files} />))}
${structuredData(head).map(renderJsonLd).join('\n')}
<script type="module" src="${entry}" data-entry></script>
</head>
<body>
${loadingScreen || ''}
<div id="root">${minifyHtml(renderToStaticMarkup(<Page sectionStyles={sectionStyles} />))}</div>
<div id="${NOTICE_ID}" role="status"></div>
</body>
</html>
`;
}
