import { existsSync } from 'node:fs';
import { Font } from '@react-pdf/renderer';
import { palette } from '#content/palette.ts';
import { EXTENDED, STATIC_FONTS, staticFontPath } from '#drawing/static-fonts.ts';

/** Size of a page in points, with an aspect ratio of 16:9. */
export const PAGE = { width: 960, height: 540 };
/** Space at the edges of every page. */
export const MARGIN = { x: 60, top: 50, bottom: 40 };

export const tones = {
  paper: palette.light,
  ink: palette.dark,
};

export type Colors = (typeof tones)[keyof typeof tones];

/** The fonts of deck and pictures. A file with rare letters is a family of its own, if there is one. */
export const fontFiles = STATIC_FONTS.flatMap(({ role, file, weight = 400 }) =>
  ['', EXTENDED].map((ending) => ({ name: role + ending, path: staticFontPath(file + ending), weight })),
).filter(({ path }) => existsSync(path));

const familiesOf = (role: string) =>
  [role, role + EXTENDED].filter((family) => fontFiles.some(({ name }) => name === family));
export const families = {
  display: familiesOf('display'),
  body: familiesOf('body'),
  mono: familiesOf('mono'),
};

export function registerFonts(): void {
  for (const { name, path, weight } of fontFiles)
    Font.register({ family: name, src: path, fontWeight: weight });
  // Turn hyphenation off, since hyphens make short lines hard to read.
  Font.registerHyphenationCallback((word) => [word]);
}

const displayStyle = (fontSize: number, lineHeight = 1.04) => ({
  fontFamily: families.display,
  fontSize,
  lineHeight,
  letterSpacing: fontSize * -0.025,
});

/** Space for a text at its full font size. */
export type TextSpace = { charactersPerLine: number; lines: number };

/** The style, with a smaller font size if the text or its longest word needs more space. */
export function fitText<Style extends { fontSize: number; letterSpacing?: number }>(
  style: Style,
  text: string,
  { charactersPerLine, lines }: TextSpace,
): Style {
  // A smaller font fits more characters per line and also more lines. A single line stays a single line.
  const scaleForLength =
    lines === 1 ? charactersPerLine / text.length : Math.sqrt((charactersPerLine * lines) / text.length);
  const longestWordLength = Math.max(...text.split(/[ \n]/).map((word) => word.length));
  const scale = Math.min(1, scaleForLength, charactersPerLine / longestWordLength);
  const { fontSize, letterSpacing = 0 } = style;
  return { ...style, fontSize: fontSize * scale, letterSpacing: letterSpacing * scale };
}

export const textStyles = {
  cover: displayStyle(66, 0.98),
  title: displayStyle(40),
  quote: displayStyle(38, 1.12),
  figure: displayStyle(110, 0.9),
  number: displayStyle(54, 1),
  heading: { ...displayStyle(19, 1.15), letterSpacing: -0.3 },
  lead: { fontFamily: families.body, fontSize: 16, lineHeight: 1.45 },
  body: { fontFamily: families.body, fontSize: 13.5, lineHeight: 1.42 },
  strong: { fontFamily: families.body, fontWeight: 600, fontSize: 13.5, lineHeight: 1.42 },
  mono: { fontFamily: families.mono, fontSize: 11.5, lineHeight: 1.4 },
  tiny: { fontFamily: families.mono, fontSize: 10, lineHeight: 1.4 },
} as const;

/** Layout of the cover in points, for the PDF and for the cover image. */
export const COVER = {
  title: { width: 760, marginTop: 14 },
  lead: { width: 580, marginTop: 20 },
  lines: { seed: 21, top: 292, height: 210 },
  logo: { size: 186, right: 60, halo: 11 },
} as const;

/** Style of the lines in the background. `highlighted` has the indexes of the highlighted lines. */
export const LINE_STYLE = { lines: 15, highlighted: [3, 7, 11], highlightedWidth: 1.6, width: 1 } as const;

/** The small logo and the name at the bottom of each page. */
export const FOOTER = { logoSize: 15, gap: 6, fontSize: 12 } as const;
