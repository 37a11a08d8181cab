import { chromium, type Page } from '@playwright/test';
import tailwind from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { language } from '#content/languages.ts';
import { FILM_SIZE, type FilmId } from '#content/media/film.ts';
import { brandPlugin, brandStyles } from '../../build/plugins/brand-plugin.ts';
import { textsPlugin } from '../../build/plugins/texts-plugin.ts';
import { findBrowser } from '../../tools/browser.ts';
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

async function loadStage(page: Page): Promise<void> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [textsPlugin(language), brandPlugin(), tailwind()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // The tool itself runs a development server, so Vite would compile JSX for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
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
  // Films are dark, but scenes with people are light.
  await page.addStyleTag({ content: brandStyles().replace(':root', ':root, .light') });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
}
