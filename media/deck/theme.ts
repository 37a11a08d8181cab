import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { palette } from '#content/palette.ts';

/** A page of 16:9 in points, and the space that every page keeps free. */
export const PAGE = { width: 960, height: 540 };
export const EDGE = { x: 60, top: 50, bottom: 40 };

export type Tone = 'paper' | 'ink';

export const tones = {
  paper: palette.light,
  ink: palette.dark,
};

export type Colors = (typeof tones)[Tone];

const font = (name: string) => fileURLToPath(new URL(`../../drawing/fonts/${name}.ttf`, import.meta.url));

export function registerFonts(): void {
  Font.register({ family: 'display', src: font('display') });
  Font.register({
    family: 'body',
    fonts: [
      { src: font('body-400'), fontWeight: 400 },
      { src: font('body-600'), fontWeight: 600 },
    ],
  });
  Font.register({ family: 'mono', src: font('mono') });
  // No hyphenation: short lines read better ragged.
  Font.registerHyphenationCallback((word) => [word]);
}

const display = (fontSize: number, lineHeight = 1.04) => ({
  fontFamily: 'display',
  fontSize,
  lineHeight,
  letterSpacing: fontSize * -0.025,
});

/** Characters per line and lines that fit at full size. */
type Room = { line: number; lines: number };

/** The same type, or a smaller one if the text or its longest word needs more room. */
export function fitted<Style extends { fontSize: number; letterSpacing?: number }>(
  style: Style,
  text: string,
  { line, lines }: Room,
): Style {
  // Smaller type gives more lines, too, unless there is one line only.
  const byLength = lines === 1 ? line / text.length : Math.sqrt((line * lines) / text.length);
  const longestWord = Math.max(...text.split(/[ \n]/).map((word) => word.length));
  const scale = Math.min(1, byLength, line / longestWord);
  const { fontSize, letterSpacing = 0 } = style;
  return { ...style, fontSize: fontSize * scale, letterSpacing: letterSpacing * scale };
}

export const type = {
  cover: display(66, 0.98),
  title: display(40),
  quote: display(38, 1.12),
  figure: display(110, 0.9),
  number: display(54, 1),
  heading: { ...display(19, 1.15), letterSpacing: -0.3 },
  lead: { fontFamily: 'body', fontSize: 16, lineHeight: 1.45 },
  body: { fontFamily: 'body', fontSize: 13.5, lineHeight: 1.42 },
  strong: { fontFamily: 'body', fontWeight: 600, fontSize: 13.5, lineHeight: 1.42 },
  mono: { fontFamily: 'mono', fontSize: 11.5, lineHeight: 1.4 },
  tiny: { fontFamily: 'mono', fontSize: 10, lineHeight: 1.4 },
} as const;
