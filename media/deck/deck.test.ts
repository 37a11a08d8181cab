import { extractText, getDocumentProxy } from 'unpdf';
import { runnerImport } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { booking } from '#content/booking.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { deck } from '#content/media/deck.ts';
import { site } from '#content/site.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import {
  agentHierarchy,
  socialHero,
  socialMonth,
  socialResults,
  socialTestimonial,
} from '#content/social-os/social-os.ts';
import moments from '#words/moments.json' with { type: 'json' };
import { textsPlugin } from '../../build/plugins/texts-plugin.ts';
import { findEnglishWords } from '../../tests/support/english-leftovers.ts';
import { deckTitle, renderDeck } from './deck.tsx';
import { MARGIN, PAGE } from './theme.ts';

/** Replaces line breaks and non-breaking spaces with spaces. */
const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ');
type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
let rendered: Awaited<ReturnType<typeof renderDeck>>;
let pdf: PdfDocument;
let pages: string[];

beforeAll(async () => {
  rendered = await renderDeck();
  pdf = await getDocumentProxy(new Uint8Array(rendered.pdf));
  pages = (await extractText(pdf)).text.map(normalizeSpaces);
});

describe('the deck', () => {
  test('has 10 to 14 pages of 16:9, reports their number, and is smaller than 1 MB', async () => {
    expect(pdf.numPages).toBe(rendered.pages);
    expect(pdf.numPages).toBeGreaterThanOrEqual(10);
    expect(pdf.numPages).toBeLessThanOrEqual(14);
    expect(rendered.pdf.length).toBeLessThan(1_000_000);
    const [, , width = 0, height = 1] = (await pdf.getPage(1)).view;
    expect(width / height).toBeCloseTo(16 / 9);
  });

  test('has a title, a language and an author', async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: deckTitle, Author: site.name, Language: site.language });
  });

  test('is tagged for screen readers: every page has one heading and several paragraphs', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber += 1) {
      const tree = await (await pdf.getPage(pageNumber)).getStructTree();
      const roles = JSON.stringify(tree).match(/"role":"(H1|H2|P)"/g) ?? [];
      expect(
        roles.filter((role) => role.includes('H1')),
        `page ${pageNumber}`,
      ).toHaveLength(1);
      expect(roles.length, `page ${pageNumber}`).toBeGreaterThan(2);
    }
  });

  test('has a bookmark for each page, in order', async () => {
    const outline = await pdf.getOutline();
    const targets = await Promise.all(outline.map(async ({ dest }) => pdf.getPageIndex(dest?.[0])));
    expect(targets).toEqual(pages.map((_, i) => i));
    expect(outline.map(({ title }) => title)).toContain(deck.problem.label);
  });

  test.each([
    ['the title of the product page', 1, [socialHero.title]],
    ['the problem', 2, deck.problem.points.map(({ title }) => title)],
    ['every agent', 4, agentHierarchy.platforms.map(({ name }) => name)],
    ['the themes of the month', 6, socialMonth.plan.map(({ theme }) => theme)],
    [
      'the five posts of one idea, each with its time and format',
      7,
      exampleDay.posts.flatMap(({ title, at, format }) => [title, at, format]),
    ],
    ['the label of the steps that the customer does', 5, [deck.steps.yours.name]],
    ['the hours saved', 8, [socialResults.saved.value, socialResults.saved.label]],
    ['the measured result and its source', 9, [socialTestimonial.measured.basis, socialTestimonial.name]],
    ['what SOC 2 covers', 10, [deck.security.claim, deck.security.covers]],
    [
      'every milestone',
      11,
      [moments.workflow, moments.agent, moments.stack].flatMap(({ after, is }) => [after, is]),
    ],
    ['the setup offer', 12, [deck.offer.price, deck.offer.free]],
  ])('shows %s as text on page %i', (_, page, texts) => {
    for (const text of texts) expect(pages[page - 1]).toContain(normalizeSpaces(text));
  });

  test('ends with a link to the booking page', async () => {
    const links = await (await pdf.getPage(pdf.numPages)).getAnnotations();
    expect(links.map(({ url }) => url)).toContain(booking.page);
  });
});

/** Renders the deck in a language, like the build. */
async function renderDeckIn(language: Language): Promise<PdfDocument> {
  const { module } = await runnerImport<typeof import('./deck.tsx')>('/media/deck/deck.tsx', {
    configFile: false,
    plugins: [textsPlugin(language)],
  });
  return getDocumentProxy(new Uint8Array((await module.renderDeck()).pdf));
}

/** Texts with their boxes in points. A box reaches from the baseline to the top of a capital letter. */
async function readTexts(deckFile: PdfDocument, pageNumber: number) {
  const { items } = await (await deckFile.getPage(pageNumber)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, bottom = 0] = item.transform;
    return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + item.height * 0.7 }];
  });
}

/** Boxes of neighboring words may overlap by a few points. */
const MAX_OVERLAP = 3;

describe.each([...LANGUAGES])('the deck in $name', (language) => {
  let deckFile: PdfDocument;
  beforeAll(async () => {
    deckFile = await renderDeckIn(language);
  });

  test('cuts off no text, keeps all texts inside the page, and no texts overlap', async () => {
    const faults: string[] = [];
    for (let pageNumber = 1; pageNumber <= deckFile.numPages; pageNumber += 1) {
      const texts = await readTexts(deckFile, pageNumber);
      for (const [index, text] of texts.entries()) {
        // The renderer ends a text that is too long for its box with an ellipsis.
        if (text.text.endsWith('…')) faults.push(`${pageNumber}: ${text.text} is cut`);
        // If the renderer breaks a line at a non-breaking space, it adds a hyphen.
        if (/(?:^|\s)-$/.test(text.text)) faults.push(`${pageNumber}: ${text.text} is broken`);
        if (text.right > PAGE.width - MARGIN.x + MAX_OVERLAP || text.bottom < 0)
          faults.push(`${pageNumber}: ${text.text} leaves the page`);
        for (const otherText of texts.slice(index + 1))
          if (
            Math.min(text.right, otherText.right) - Math.max(text.left, otherText.left) > MAX_OVERLAP &&
            Math.min(text.top, otherText.top) > Math.max(text.bottom, otherText.bottom)
          )
            faults.push(`${pageNumber}: ${text.text} and ${otherText.text} overlap`);
      }
    }
    expect(faults).toEqual([]);
  });

  if (site.sampleContent && language.code === 'de')
    test('has no English words', async () => {
      const { text } = await extractText(deckFile, { mergePages: true });
      const { info } = await deckFile.getMetadata();
      const { Title, Subject } = info as Record<string, string>;
      expect(findEnglishWords([Title, Subject, text].join(' '), [new URL(site.origin).host])).toEqual([]);
    });
});
