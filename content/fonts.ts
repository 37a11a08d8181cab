/** The three fonts of the identity. After a change run `npm run fonts`, which cuts the files and writes app/styles/fonts.css. */
type Axis = number | { min: number; max: number };

export interface FontChoice {
  family: string;
  /** A file of an npm package such as @fontsource or @fontsource-variable. */
  source: string;
  /** A range where the font is variable and the site uses several weights. */
  weight: Axis;
  /** Further axes to keep. */
  axes?: Record<string, Axis>;
  /** Their values where only static fonts can be drawn: deck, pictures of shared links. */
  still?: Record<string, number>;
}

export type FontRole = 'display' | 'body' | 'mono';

export const fonts: Readonly<Record<FontRole, FontChoice>> = {
  /** Headings and large figures. One weight keeps the file at half its size. */
  display: {
    family: 'Bricolage Grotesque',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    weight: 650,
    axes: { opsz: { min: 24, max: 96 } },
    still: { opsz: 72 },
  },
  /** Everything that is read. Variable, since the site sets it from 400 to 700. */
  body: {
    family: 'Geist',
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  /** Labels, figures and logs. */
  mono: {
    family: 'Geist Mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: 450,
  },
};
