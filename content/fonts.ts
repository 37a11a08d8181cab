/**
 * The three fonts of the design. The build removes the characters that no text uses from the files. It fails if a text
 * has a character that a font lacks.
 */
type Axis = number | { min: number; max: number };

export interface FontChoice {
  family: string;
  /** A file in an npm package such as @fontsource or @fontsource-variable. */
  source: string;
  /** A second file with more letters, such as Ÿ and ł. */
  extended?: string;
  /** A range if the font is variable and the site uses several weights. */
  weight: Axis;
  /** Other axes of the variable font that the site uses. */
  axes?: Record<string, Axis>;
  /** Values of the axes in deck and Open Graph images, whose renderers need a static font. */
  still?: Record<string, number>;
}

export type FontRole = 'display' | 'body' | 'mono';

export const fonts: Readonly<Record<FontRole, FontChoice>> = {
  /** Headings and large figures. With a single weight, the file is half as large. */
  display: {
    family: 'Bricolage Grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    extended:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    weight: 650,
    axes: { opsz: { min: 24, max: 96 } },
    still: { opsz: 72 },
  },
  /** Body text. Variable, since the site uses weights from 400 to 700. */
  body: {
    family: 'Geist',
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    extended: '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  /** Labels, figures and logs. */
  mono: {
    family: 'Geist Mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    extended: '@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2',
    weight: 450,
  },
};
