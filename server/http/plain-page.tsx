/** @jsxImportSource hono/jsx */
/** A small page in the design of the site: no script, light and dark, one action. */
import { raw } from 'hono/html';
import { fonts } from '#content/fonts.ts';
import { gradientStops, palette } from '#content/palette.ts';
import { currentPaths } from '#drawing/current.ts';
import { FONTS } from '#server/mail/mail-theme.ts';
import type { ServerWords } from '#server/texts.ts';
import type { StaticSite } from './static-site.ts';

type Page = Readonly<{
  title: string;
  text: string;
  /** A button that POSTs to this URL. */
  post?: Readonly<{ label: string; action: string }>;
  mail?: string;
}>;

const cssVariables = (theme: 'light' | 'dark') =>
  Object.entries<string>(palette[theme])
    .map(([token, value]) => `--${token}:${value}`)
    .join(';');

const [deep, mint, lime] = gradientStops;

const STYLES = `
:root{color-scheme:light dark;${cssVariables('light')}}
@media (prefers-color-scheme:dark){:root{${cssVariables('dark')}}}
*{box-sizing:border-box}
body{margin:0;overflow-x:hidden;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 ${FONTS.body}}
header,footer{padding:24px clamp(20px,5vw,32px);max-width:1200px;width:100%;margin:0 auto}
header a{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:inherit;text-decoration:none;font:650 1.375rem/1 ${FONTS.display};letter-spacing:-.02em}
header img{width:30px;height:30px}
main{position:relative;display:grid;align-content:center;justify-items:start;width:100%;max-width:1200px;margin:0 auto;padding:32px clamp(20px,5vw,32px) 26vh}
.current{position:absolute;left:50%;bottom:0;width:100vw;height:24vh;transform:translateX(-50%);pointer-events:none}
h1{margin:0 0 16px;font:650 clamp(2.25rem,7vw,3.75rem)/1.05 ${FONTS.display};letter-spacing:-.03em;text-wrap:balance}
p{margin:0 0 32px;max-width:34em;text-wrap:pretty}
button,.back{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:6px;font:600 1rem/1.25 ${FONTS.body};cursor:pointer;text-decoration:none}
button{border:0;background:var(--brand);color:var(--brandInk)}
button:hover{filter:brightness(1.08)}
p a{color:var(--brand)}
.back{border:1px solid var(--line);background:var(--surface);color:var(--ink)}
.back:hover{border-color:var(--muted)}
:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
footer{color:var(--muted);font-size:.875rem}
`;

const DecorativeLines = () => (
  <svg
    class="current"
    viewBox="0 0 1440 300"
    preserveAspectRatio="none"
    fill="none"
    stroke="url(#flow)"
    stroke-width="2"
    aria-hidden="true"
  >
    <defs>
      <linearGradient id="flow" gradientUnits="userSpaceOnUse" x1="0" x2="1440">
        <stop stop-color={deep} stop-opacity=".25" />
        <stop offset=".6" stop-color={mint} />
        <stop offset="1" stop-color={lime} />
      </linearGradient>
    </defs>
    {currentPaths({ width: 1440, height: 300, lines: 7, seed: 7, grain: 1 }).map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

export type RenderPage = (page: Page, words: ServerWords) => string;

/** Uses the site's fonts if the build has them. */
export function createPageRenderer({ find }: Pick<StaticSite, 'find'>): RenderPage {
  const fontFace = (family: string, weight: string, file: string | undefined) =>
    file
      ? `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};font-display:swap}`
      : '';
  const styles = [
    fontFace(fonts.display.family, '100 900', find(/^assets\/display-.*\.woff2$/)),
    fontFace(fonts.body.family, '100 900', find(/^assets\/body-.*\.woff2$/)),
    STYLES,
  ].join('');
  return (page, words) => `<!doctype html>\n${<PlainPage {...page} words={words} styles={styles} />}`;
}

type PlainPageProps = Page & Readonly<{ words: ServerWords; styles: string }>;

const PlainPage = ({ title, text, post, mail, words, styles }: PlainPageProps) => (
  <html lang={words.language.code}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} · ${words.site.name}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <style>{raw(styles)}</style>
    </head>
    <body>
      <header>
        <a href={words.paths.home}>
          {/* The icon follows the color scheme, like this page. */}
          <img src="/favicon.svg" alt="" width="30" height="30" />
          {words.site.name}
        </a>
      </header>
      <main>
        <h1>{title}</h1>
        <p>
          {text} {mail && <a href={`mailto:${mail}`}>{mail}</a>}
        </p>
        {post ? (
          <form method="post" action={post.action}>
            <button type="submit">{post.label}</button>
          </form>
        ) : (
          <a class="back" href={words.paths.home}>
            {words.newsletterPages.back}
          </a>
        )}
        <DecorativeLines />
      </main>
      <footer>
        {words.site.name}, {words.site.tagline}
      </footer>
    </body>
  </html>
);
