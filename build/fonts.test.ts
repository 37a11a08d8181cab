import { readFile } from 'node:fs/promises';
import { Font } from '@react-pdf/renderer';
import satori from 'satori';
import { expect, test } from 'vitest';
import { families as deckFamilies, registerFonts } from '../media/deck/theme.ts';
import { findMissing, readCodePoints } from './fonts.ts';
import { families, fonts } from './images/draw.ts';

const FRENCH = 'cœur ŒUVRE L’HAŸ-LES-ROSES „so“ « déjà »';

test('pages have rare letters in a file of their own', async () => {
  const styles = await readFile('app/styles/fonts.css', 'utf8');
  expect(styles).toContain('extended-body.woff2');
});

test('a picture draws œ, Œ, Ÿ and „', async () => {
  const missing: string[] = [];
  for (const fontFamily of Object.values(families))
    await satori(
      { type: 'div', key: null, props: { style: { fontFamily }, children: FRENCH } },
      {
        width: 900,
        height: 90,
        fonts,
        loadAdditionalAsset: async (_language, text) => {
          missing.push(text);
          return [];
        },
      },
    );
  expect(missing).toEqual([]);
});

test('the deck has a font for œ, Œ, Ÿ and „', async () => {
  registerFonts();
  for (const names of Object.values(deckFamilies)) {
    const loaded = await Promise.all(
      names.map(async (fontFamily) => {
        await Font.load({ fontFamily });
        return Font.getFont({ fontFamily })?.data;
      }),
    );
    for (const letter of FRENCH)
      expect(
        loaded.some(
          (font) =>
            font && 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
        ),
        `${letter} in ${names}`,
      ).toBe(true);
  }
});

test('a character that no font has is reported with its text and file', () => {
  const known = readCodePoints('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
  const texts = [{ place: 'content/de/faq.json: faq.title', text: 'Fragen ✓' }];
  expect(findMissing('body', known, texts)).toEqual([
    'content/de/faq.json: faq.title has “✓” (U+2713), which the body font of content/fonts.ts lacks',
  ]);
});
