import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { language } from '#content/language.ts';
import { asFile, markOn } from '#content/logo/read-logo.ts';
import { FILM_SIZE, type FilmId } from '#content/media/film.ts';
import { palette } from '#content/palette.ts';
import { wordsPlugin } from '../../build/plugins/words-plugin.ts';
import { findBrowser } from '../../tests/support/browser.ts';
import type { Stage } from './stage/main.tsx';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** Frames are compressed again by the encoder; every visitor who opens the dialog loads the poster. */
const QUALITY = { frame: 95, poster: 62 };

/** Opens the stage in a browser without network and captures one frame after another. */
export async function openStage() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu', '--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: FILM_SIZE });
  await page.setContent('<!doctype html><body></body>');
  await loadStage(page);
  const devtools = await page.context().newCDPSession(page);
  const look = (film: FilmId, t: number) =>
    page.evaluate(([id, time]) => window.stage.draw(id, time), [film, t] as const);
  const capture = async (quality: number) => {
    const options = { format: 'jpeg', quality, optimizeForSpeed: true } as const;
    return Buffer.from((await devtools.send('Page.captureScreenshot', options)).data, 'base64');
  };
  let last = { look: '', jpeg: Buffer.alloc(0) };
  return {
    plan: (film: FilmId) => page.evaluate((id) => window.stage.plan(id), film),
    /** Skips frames that equal the last one. */
    async frame(film: FilmId, t: number): Promise<Buffer> {
      const now = await look(film, t);
      if (now !== last.look) last = { look: now, jpeg: await capture(QUALITY.frame) };
      return last.jpeg;
    },
    async poster(film: FilmId, t: number): Promise<Buffer> {
      await look(film, t);
      return capture(QUALITY.poster);
    },
    close: () => browser.close(),
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colors and mark of one theme. The films are dark; the parts with people are light. */
const ground = (name: 'light' | 'dark') =>
  [
    ...Object.entries(palette[name]).map(([token, value]) => `--${kebab(token)}:${value};`),
    `--mark:url("data:image/svg+xml;base64,${Buffer.from(asFile(markOn(name))).toString('base64')}");`,
  ].join('');
const brandStyles = `.frame{${ground('dark')}}.light{${ground('light')}}`;

async function loadStage(page: Page): Promise<void> {
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [wordsPlugin(language.code)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: { entry: 'media/film/stage/main.tsx', formats: ['iife'], name: 'film', fileName: 'stage' },
    },
  })) as Rolldown.RolldownOutput[];
  for (const file of made.flatMap(({ output }) => output)) {
    if (file.type === 'chunk') await page.addScriptTag({ content: file.code });
    else await page.addStyleTag({ content: String(file.source) });
  }
  await page.addStyleTag({ content: brandStyles });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
}
