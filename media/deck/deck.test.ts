import { extractText, getDocumentProxy } from 'unpdf';
import { runnerImport } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { deck } from '#content/media/deck.ts';
import { moments } from '#content/moments.ts';
import { bookingPage } from '#content/shell/booking-page.ts';
import { site } from '#content/site.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import {
  agentHierarchy,
  socialHero,
  socialMonth,
  socialResults,
  socialTestimonial,
} from '#content/social-os/social-os.ts';
import { wordsPlugin } from '../../build/plugins/words-plugin.ts';
import { findEnglishWords } from '../../tests/support/english-leftovers.ts';
import { deckTitle, renderDeck } from './deck.tsx';
import { EDGE, PAGE } from './theme.ts';

const MAX_BYTES = 1_000_000;
/** Ignores line breaks and non-breaking spaces. */
const plainSpaces = (text: string) => text.replace(/\s+/g, ' ');
let bytes = 0;
let claimed = 0;
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
let pages: string[];

beforeAll(async () => {
  const made = await renderDeck();
  bytes = made.pdf.length;
  claimed = made.pages;
  pdf = await getDocumentProxy(new Uint8Array(made.pdf));
  pages = (await extractText(pdf)).text.map(plainSpaces);
});

describe('the deck', () => {
  test('has 10 to 14 pages of 16:9, as many as stated, and is under 1 MB', { tags: ['@1.9'] }, async () => {
    expect(pdf.numPages).toBe(claimed);
    expect(pdf.numPages).toBeGreaterThanOrEqual(10);
    expect(pdf.numPages).toBeLessThanOrEqual(14);
    expect(bytes).toBeLessThan(MAX_BYTES);
    const [, , width = 0, height = 1] = (await pdf.getPage(1)).view;
    expect(width / height).toBeCloseTo(16 / 9);
  });

  test('has a title, a language and an author', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: deckTitle, Author: site.name, Language: site.language });
  });

  test('is tagged: every page has one heading, and its text is in paragraphs and headings', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const tree = await (await pdf.getPage(number)).getStructTree();
      const roles = JSON.stringify(tree).match(/"role":"(H1|H2|P)"/g) ?? [];
      expect(
        roles.filter((role) => role.includes('H1')),
        `page ${number}`,
      ).toHaveLength(1);
      expect(roles.length, `page ${number}`).toBeGreaterThan(2);
    }
  });

  test('has a bookmark for each page, in order', async () => {
    const outline = await pdf.getOutline();
    const targets = await Promise.all(outline.map(async ({ dest }) => pdf.getPageIndex(dest?.[0])));
    expect(targets).toEqual(pages.map((_, i) => i));
    expect(outline.map(({ title }) => title)).toContain(deck.problem.label);
  });

  test.each([
    ['the promise', 1, [socialHero.title]],
    ['the problem', 2, deck.problem.points.map(({ title }) => title)],
    ['every agent', 4, agentHierarchy.platforms.map(({ name }) => name)],
    ['the themes of the month', 6, socialMonth.plan.map(({ theme }) => theme)],
    [
      'the five posts of one idea, each with its hour and its format',
      7,
      exampleDay.posts.flatMap(({ title, at, format }) => [title, at, format]),
    ],
    ['the steps that are yours', 5, [deck.steps.yours.name]],
    ['the hours saved', 8, [socialResults.saved.value, socialResults.saved.label]],
    ['the measured result and its source', 9, [socialTestimonial.measured.basis, socialTestimonial.name]],
    ['what SOC 2 covers', 10, [deck.security.claim, deck.security.covers]],
    ['every moment', 11, moments.flatMap(({ after, is }) => [after, is])],
    ['the setup offer', 12, [deck.offer.price, deck.offer.free]],
  ])('shows %s as text on page %i', (_, page, words) => {
    for (const word of words) expect(pages[page - 1]).toContain(plainSpaces(word));
  });

  test('ends with a link to the booking page', async () => {
    const links = await (await pdf.getPage(pdf.numPages)).getAnnotations();
    expect(links.map(({ url }) => url)).toContain(bookingPage);
  });
});

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The deck as the build writes it in a language. */
async function deckIn(language: string): Promise<Proxy> {
  const { module } = await runnerImport<typeof import('./deck.tsx')>('/media/deck/deck.tsx', {
    configFile: false,
    plugins: [wordsPlugin(language)],
  });
  return getDocumentProxy(new Uint8Array((await module.renderDeck()).pdf));
}

/** Texts with their boxes in points, from the baseline to the height of a capital letter. */
async function textsOn(deckFile: Proxy, number: number) {
  const { items } = await (await deckFile.getPage(number)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, bottom = 0] = item.transform;
    return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + item.height * 0.7 }];
  });
}

/** Letters of neighboring words may touch. */
const TOUCH = 3;

describe.each(LANGUAGES.map(({ code }) => code))('the deck in %s', (language) => {
  let deckFile: Proxy;
  beforeAll(async () => {
    deckFile = await deckIn(language);
  });

  test('shows every text in full, on the page and apart from the others', async () => {
    const faults: string[] = [];
    for (let number = 1; number <= deckFile.numPages; number += 1) {
      const texts = await textsOn(deckFile, number);
      for (const [i, one] of texts.entries()) {
        // The renderer shortens a text that is too long for its box.
        if (one.text.endsWith('…')) faults.push(`${number}: ${one.text} is cut`);
        // It adds a hyphen where it breaks a line at a non-breaking space.
        if (/(?:^|\s)-$/.test(one.text)) faults.push(`${number}: ${one.text} is broken`);
        if (one.right > PAGE.width - EDGE.x + TOUCH || one.bottom < 0)
          faults.push(`${number}: ${one.text} leaves the page`);
        for (const other of texts.slice(i + 1))
          if (
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
            Math.min(one.top, other.top) > Math.max(one.bottom, other.bottom)
          )
            faults.push(`${number}: ${one.text} and ${other.text} overlap`);
      }
    }
    expect(faults).toEqual([]);
  });

  if (site.sampleContent && language === 'de')
    test('has no English word', async () => {
      const { text } = await extractText(deckFile, { mergePages: true });
      const { info } = await deckFile.getMetadata();
      const { Title, Subject } = info as Record<string, string>;
      expect(findEnglishWords([Title, Subject, text].join(' '), [new URL(site.origin).host])).toEqual([]);
    });
});
