/**
 * `npm run edit`: somebody who cannot program changes a headline, a quote, a picture and the order of a list, and sees
 * limits.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testimonials } from '#content/landing/testimonials.ts';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { findBrowser } from './support/browser.ts';
import { copyRepository, keepDefaultLanguage } from './support/copy-repository.ts';
import { freePort } from './support/free-port.ts';

const SLOW = 300_000;
const [{ code }] = LANGUAGES;
const HERO = `content/${code}/landing/hero.json`;
const FAQ = `content/${code}/landing/faq.json`;

let copy: string;
let editor: ChildProcess;
let browser: Browser;
let page: Page;

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
const diff = (path = 'content') => git('diff', '--unified=0', path).match(/^[+-] .*/gm) ?? [];
const words = async (file: string) => JSON.parse(await readFile(join(copy, file), 'utf8'));
const panel = () => page.getByRole('complementary', { name: 'Editor' });
const field = (language: string = code) =>
  panel().getByRole('textbox', { name: new RegExp(`^${language}`, 'i') });

/** Clicks a button. A saved change reloads the page. */
async function press(name: string) {
  const reloaded = page.waitForEvent('load');
  await panel().getByRole('button', { name, exact: true }).click();
  await reloaded;
  await panel().getByText('Press a text').waitFor();
}

beforeAll(async () => {
  copy = await copyRepository('editor-');
  // Minimal build output: the pages themselves do not need it.
  for (const file of ['dist/site/index.html', 'dist/server/index.js']) {
    await mkdir(join(copy, file, '..'), { recursive: true });
    await writeFile(join(copy, file), '');
  }
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=Test', '-c', 'user.email=test@site.test', 'commit', '--quiet', '-m', 'start');
  const port = await freePort();
  editor = spawn(process.execPath, ['tools/edit.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, 'data'), NODE_ENV: 'development' },
  });
  let output = '';
  while (!output.includes('Editor:')) output += (await once(editor.stdout!, 'data'))[0];
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  page = await browser.newPage({
    reducedMotion: 'reduce',
    // The panel is beside the page.
    viewport: { width: 2100, height: 1100 },
  });
  page.setDefaultTimeout(SLOW);
  await page.goto(`http://localhost:${port}`);
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  await panel().getByText('Press a text').waitFor();
}, SLOW);
afterAll(async () => {
  await browser?.close();
  if (editor?.exitCode === null) {
    editor.kill();
    await once(editor, 'exit');
  }
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
});

test('a headline is edited in place, with a live preview', { timeout: SLOW }, async () => {
  await page.getByRole('heading', { level: 1 }).click();
  await field().fill('Work that does itself.');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toContain('Work that does itself.');
  await press('Save');
  expect((await words(HERO)).hero.headline).toBe('Work that does itself.');
  expect(diff()).toEqual([
    expect.stringMatching(/^- .*"headline"/),
    '+    "headline": "Work that does itself.",',
  ]);
});

test('text that is too long is rejected while typing', { timeout: SLOW }, async () => {
  await page.getByRole('heading', { level: 1 }).click();
  await field().fill('Long '.repeat(20));
  await panel()
    .getByText(/at most \d+ fit/)
    .waitFor();
  expect(await panel().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  expect(await field().getAttribute('aria-invalid')).toBe('true');
  await panel().getByRole('button', { name: 'Cancel' }).click();
  expect((await words(HERO)).hero.headline).toBe('Work that does itself.');
});

test('list entries move in every language', { timeout: SLOW }, async () => {
  const before: { question: string }[] = (await words(FAQ)).faq;
  await page.getByText(before[1]!.question, { exact: false }).first().click();
  await press('Move up');
  const after: { question: string }[] = (await words(FAQ)).faq;
  expect(after.map(({ question }) => question).slice(0, 2)).toEqual([
    before[1]!.question,
    before[0]!.question,
  ]);
  for (const language of LANGUAGES)
    expect(git('diff', '--stat', `content/${language.code}/landing/faq.json`)).toContain('faq.json');
  await page.getByText(before[1]!.question, { exact: false }).first().click();
  // An entry of a full list cannot be copied.
  const isFull = await panel().getByRole('button', { name: 'Add a copy' }).isDisabled();
  await press(isFull ? 'Remove' : 'Add a copy');
  expect((await words(FAQ)).faq).toHaveLength(before.length + (isFull ? -1 : 1));
  await press('Undo the last change');
  expect((await words(FAQ)).faq).toEqual(after);
});

test('a quote is changed', { timeout: SLOW }, async () => {
  const TESTIMONIALS = `content/${code}/landing/testimonials.json`;
  const [first] = (await words(TESTIMONIALS)).testimonials;
  await page.getByText(first.longQuote.slice(0, 30), { exact: false }).first().click();
  await field().fill('They built what we needed, and it has run every night since.');
  await press('Save');
  const [changed] = (await words(TESTIMONIALS)).testimonials;
  expect(changed.longQuote).toBe('They built what we needed, and it has run every night since.');
});

const hasPortraits = testimonials.some(({ image }) => image);
const changePicture = async () => {
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const portrait = page.locator('img[src^="/portraits/"]').first();
  const name = /portraits\/([\w-]+)/.exec((await portrait.getAttribute('src')) ?? '')?.[1];
  await portrait.click();
  const reloaded = page.waitForEvent('load');
  await panel()
    .getByLabel('New picture')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await reloaded;
  await panel().getByText('Changes (4)').waitFor();
  expect(await readFile(join(copy, `content/portraits/${name}.jpg`))).toEqual(photo);
  expect(await readFile(join(copy, 'content/landing/testimonials.ts'), 'utf8')).toContain(`'${name}.jpg'`);
};
if (hasPortraits) test('a picture is changed', { timeout: SLOW }, changePicture);

test.each(LANGUAGES.slice(1))(
  'a text is edited on its page in $name, and only there',
  { timeout: SLOW },
  async (language) => {
    const file = `content/${language.code}/landing/hero.json`;
    const headline = () => page.getByRole('heading', { level: 1 });
    await page.goto(new URL(prefixOf(language), page.url()).href);
    await panel().getByText('Press a text').waitFor();
    await headline().click();
    await field(language.code).fill('Nachts fertig.');
    await expect.poll(() => headline().textContent()).toContain('Nachts fertig.');
    await press('Save');
    await expect.poll(() => headline().textContent()).toContain('Nachts fertig.');
    expect(diff(file)).toEqual([
      expect.stringMatching(/^- .*"headline"/),
      '+    "headline": "Nachts fertig.",',
    ]);
    expect((await words(HERO)).hero.headline).toBe('Work that does itself.');
  },
);

test('the site builds with the changes', { timeout: SLOW }, async () => {
  // Saving has already checked every language.
  await keepDefaultLanguage(copy);
  execFileSync(process.execPath, ['tools/build.ts', '--force'], { cwd: copy, stdio: 'pipe' });
});
