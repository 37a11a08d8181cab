/** `npm run edit`: changes a headline, a quote, an image and the order of a list, and rejects text that is too long. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testimonials } from '#content/landing/testimonials.ts';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { findBrowser } from '../../tools/browser.ts';
import { freePort } from '../../tools/built-server.ts';
import { copyRepository, keepDefaultLanguage, writeEmptyBuild } from '../support/copy-repository.ts';
import { WAIT_LIMIT_MS } from '../support/limit.ts';

const [{ code }] = LANGUAGES;
const HERO = `content/${code}/landing/hero.json`;
const FAQ = `content/${code}/landing/faq.json`;

let copyFolder: string;
let editor: ChildProcess;
let browser: Browser;
let page: Page;
/** The address that the terminal shows. */
let address: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: copyFolder, encoding: 'utf8' });
const changedLines = (path = 'content') => git('diff', '--unified=0', path).match(/^[+-] .*/gm) ?? [];
const readJson = async (file: string) => JSON.parse(await readFile(join(copyFolder, file), 'utf8'));
const findPanel = () => page.getByRole('complementary', { name: 'Editor' });
const findTextbox = (language: string = code) =>
  findPanel().getByRole('textbox', { name: new RegExp(`^${language}`, 'i') });

/** Clicks a button that saves. The page reloads after a saved change. */
async function clickAndWaitForReload(name: string) {
  const reloaded = page.waitForEvent('load');
  await findPanel().getByRole('button', { name, exact: true }).click();
  await reloaded;
  await findPanel().getByText('Click a text').waitFor();
}

beforeAll(async () => {
  copyFolder = await copyRepository('editor-');
  await writeEmptyBuild(copyFolder);
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=Test', '-c', 'user.email=test@site.test', 'commit', '--quiet', '-m', 'start');
  const port = await freePort();
  editor = spawn(process.execPath, ['tools/edit.ts'], {
    cwd: copyFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copyFolder, 'data'), NODE_ENV: 'development' },
  });
  let output = '';
  while (!/Editor: \S+\n/.test(output)) output += (await once(editor.stdout!, 'data'))[0];
  address = /Editor: (\S+)/.exec(output)?.[1] ?? '';
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  page = await browser.newPage({
    reducedMotion: 'reduce',
    // Wide enough for the page and the panel beside it.
    viewport: { width: 2100, height: 1100 },
  });
  page.setDefaultTimeout(WAIT_LIMIT_MS);
  await page.goto(address);
  await page.locator('#loading-screen').waitFor({ state: 'detached' });
  await findPanel().getByText('Click a text').waitFor();
});
afterAll(async () => {
  await browser?.close();
  if (editor?.exitCode === null) {
    editor.kill();
    await once(editor, 'exit');
  }
  await rm(copyFolder, { recursive: true, force: true, maxRetries: 5 });
});

test('only the page with the secret of this start can use the editor', async () => {
  const [origin = '', secret = ''] = address.split('/#edit=');
  // Another user may listen at `localhost` too, at its IPv6 address.
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:/);
  const listChanges = async (headers: Record<string, string>, base = origin) =>
    (await fetch(`${base}/@edit/changes`, { method: 'POST', body: '{}', headers })).status;
  expect(await listChanges({ 'edit-secret': secret })).toBe(200);
  // Any program but a browser can send this header.
  expect(await listChanges({ 'sec-fetch-site': 'same-origin' })).toBe(403);
  expect(await listChanges({ 'edit-secret': 'A'.repeat(32) })).toBe(403);
  await page.evaluate(() => location.hash).then((hash) => expect(hash).toBe(''));
  const otherTab = await browser.newPage();
  await otherTab.goto(origin);
  await otherTab.getByText('Open the address that the terminal shows.').waitFor();
  await otherTab.close();
});

test('a headline is edited in place, with a live preview', async () => {
  await page.getByRole('heading', { level: 1 }).click();
  await findTextbox().fill('Work that does itself.');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toContain('Work that does itself.');
  await clickAndWaitForReload('Save');
  expect((await readJson(HERO)).hero.headline).toBe('Work that does itself.');
  expect(changedLines()).toEqual([
    expect.stringMatching(/^- .*"headline"/),
    '+    "headline": "Work that does itself.",',
  ]);
});

test('text that is too long is rejected while typing', async () => {
  await page.getByRole('heading', { level: 1 }).click();
  await findTextbox().fill('Long '.repeat(20));
  await findPanel()
    .getByText(/at most \d+ fit/)
    .waitFor();
  expect(await findPanel().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  expect(await findTextbox().getAttribute('aria-invalid')).toBe('true');
  await findPanel().getByRole('button', { name: 'Cancel' }).click();
  expect((await readJson(HERO)).hero.headline).toBe('Work that does itself.');
});

test('a change that the server does not save is reported', async () => {
  await page.getByRole('heading', { level: 1 }).click();
  await findTextbox().fill('Not saved.');
  await page.route('**/@edit/save', (route) => route.abort());
  await findPanel().getByRole('button', { name: 'Save' }).click();
  await findPanel().getByRole('alert').getByText('Failed to fetch').waitFor();
  await page.unroute('**/@edit/save');
  await findPanel().getByRole('button', { name: 'Cancel' }).click();
});

test('moving a list entry changes the order in every language', async () => {
  const oldEntries: { question: string }[] = (await readJson(FAQ)).faq;
  await page.getByText(oldEntries[1]!.question, { exact: false }).first().click();
  await clickAndWaitForReload('Move up');
  const newEntries: { question: string }[] = (await readJson(FAQ)).faq;
  expect(newEntries.map(({ question }) => question).slice(0, 2)).toEqual([
    oldEntries[1]!.question,
    oldEntries[0]!.question,
  ]);
  for (const language of LANGUAGES)
    expect(git('diff', '--stat', `content/${language.code}/landing/faq.json`)).toContain('faq.json');
  await page.getByText(oldEntries[1]!.question, { exact: false }).first().click();
  // If the list is full, no entry can be added.
  const isFull = await findPanel().getByRole('button', { name: 'Add a copy' }).isDisabled();
  await clickAndWaitForReload(isFull ? 'Remove' : 'Add a copy');
  expect((await readJson(FAQ)).faq).toHaveLength(oldEntries.length + (isFull ? -1 : 1));
  await clickAndWaitForReload('Undo the last change');
  expect((await readJson(FAQ)).faq).toEqual(newEntries);
});

const hasPortraits = testimonials.some(({ image }) => image);
const testPortraitChange = async () => {
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const portrait = page.locator('img[src^="/portraits/"]').first();
  const name = /portraits\/([\w-]+)/.exec((await portrait.getAttribute('src')) ?? '')?.[1];
  await portrait.click();
  const reloaded = page.waitForEvent('load');
  await findPanel()
    .getByLabel('New picture')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await reloaded;
  await findPanel().getByText('Changes (3)').waitFor();
  expect(await readFile(join(copyFolder, `content/portraits/${name}.jpg`))).toEqual(photo);
  expect(await readFile(join(copyFolder, 'content/landing/testimonials.ts'), 'utf8')).toContain(
    `'${name}.jpg'`,
  );
};
if (hasPortraits) test('a changed image is saved', testPortraitChange);

test.each(LANGUAGES.slice(1))('an edit on a page in $name changes only that language', async (language) => {
  const file = `content/${language.code}/landing/hero.json`;
  const findHeadline = () => page.getByRole('heading', { level: 1 });
  await page.goto(new URL(prefixOf(language), page.url()).href);
  await findPanel().getByText('Click a text').waitFor();
  await findHeadline().click();
  await findTextbox(language.code).fill('Nachts fertig.');
  await expect.poll(() => findHeadline().textContent()).toContain('Nachts fertig.');
  await clickAndWaitForReload('Save');
  await expect.poll(() => findHeadline().textContent()).toContain('Nachts fertig.');
  expect(changedLines(file)).toEqual([
    expect.stringMatching(/^- .*"headline"/),
    '+    "headline": "Nachts fertig.",',
  ]);
  expect((await readJson(HERO)).hero.headline).toBe('Work that does itself.');
});

test('the site builds with the changes', async () => {
  // The editor has already checked the other languages.
  await keepDefaultLanguage(copyFolder);
  execFileSync(process.execPath, ['tools/build.ts', '--force'], { cwd: copyFolder, stdio: 'pipe' });
});
