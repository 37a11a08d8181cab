import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { language } from '#content/languages.ts';
import { markOn, svgFile } from '#content/logo/read-logo.ts';
import { FILM_SIZE, type FilmId } from '#content/media/film.ts';
import { palette } from '#content/palette.ts';
import { prepareFonts } from '../../build/fonts.ts';
import { textsPlugin } from '../../build/plugins/texts-plugin.ts';
import { findBrowser } from '../../tests/support/browser.ts';
import type { Stage } from './stage/main.tsx';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** The encoder compresses frames again, so they need high quality. Visitors load the poster, so it is small. */
const JPEG_QUALITY = { frame: 95, poster: 62 };

/** Opens the page with the films in a browser and takes a screenshot of each frame. */
export async function openStage() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: FILM_SIZE });
  await page.setContent('<!doctype html><body></body>');
  await loadStage(page);
  const devtools = await page.context().newCDPSession(page);
  const drawFrame = (film: FilmId, t: number) =>
    page.evaluate(([id, time]) => window.stage.draw(id, time), [film, t] as const);
  const capture = async (quality: number) => {
    const options = { format: 'jpeg', quality, optimizeForSpeed: true } as const;
    return Buffer.from((await devtools.send('Page.captureScreenshot', options)).data, 'base64');
  };
  let lastFrame = { markup: '', jpeg: Buffer.alloc(0) };
  return {
    plan: (film: FilmId) => page.evaluate((id) => window.stage.plan(id), film),
    /** If nothing has changed, returns the last screenshot again. */
    async frame(film: FilmId, t: number): Promise<Buffer> {
      const markup = await drawFrame(film, t);
      if (markup !== lastFrame.markup) lastFrame = { markup, jpeg: await capture(JPEG_QUALITY.frame) };
      return lastFrame.jpeg;
    },
    async poster(film: FilmId, t: number): Promise<Buffer> {
      await drawFrame(film, t);
      return capture(JPEG_QUALITY.poster);
    },
    close: () => browser.close(),
  };
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colors and logo of one theme. Films are dark, but scenes with people are light. */
const themeVariables = (name: 'light' | 'dark') =>
  [
    ...Object.entries(palette[name]).map(([token, value]) => `--${toKebabCase(token)}:${value};`),
    `--mark:url("data:image/svg+xml;base64,${Buffer.from(svgFile(markOn(name))).toString('base64')}");`,
  ].join('');
/** Fonts for letters that few languages use. */
const rareLetterStyles = () =>
  ['display', 'body', 'mono']
    .filter((role) => existsSync(`app/fonts/extended-${role}.woff2`))
    .map((role) => {
      const font = readFileSync(`app/fonts/extended-${role}.woff2`, 'base64');
      return `@font-face{font-family:${role};src:url(data:font/woff2;base64,${font});font-weight:400 700;unicode-range:U+100-24f,U+1e00-1eff}`;
    })
    .join('');
const brandStyles = `.frame{${themeVariables('dark')}}.light{${themeVariables('light')}}`;

async function loadStage(page: Page): Promise<void> {
  await prepareFonts();
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [textsPlugin(language)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: { entry: 'media/film/stage/main.tsx', formats: ['iife'], name: 'film', fileName: 'stage' },
    },
  })) as Rolldown.RolldownOutput[];
  for (const file of outputs.flatMap(({ output }) => output)) {
    if (file.type === 'chunk') await page.addScriptTag({ content: file.code });
    else await page.addStyleTag({ content: String(file.source) });
  }
  await page.addStyleTag({ content: brandStyles + rareLetterStyles() });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
}
