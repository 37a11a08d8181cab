/** An invented brand: the edits that an agency makes in its copy of this repository. */
import type { Part } from '#content/part.ts';

export type Edit = { file: string; edit: (text: string) => string };

export type Brand = {
  name: string;
  edits: readonly Edit[];
  /** A script of this folder. It runs in the copy after the edits. */
  script?: string;
  /** Paths of pages to check, in addition to those that every brand has. */
  paths: readonly string[];
  /** Path prefixes of pseudo languages. If set, only their pages are checked, also for hard-coded text. */
  pseudoPrefixes?: readonly string[];
};

/** People and companies of the sample, with their new names. No name of the sample may remain in the build. */
export const REPLACED_NAMES: Readonly<Record<string, string>> = {
  'Fjordline Freight': 'Polar Cargo',
  Fjordline: 'Polar',
  fjordline: 'polar',
  Northbeam: 'Sunpath',
  northbeam: 'sunpath',
  'Harrow & Pike': 'Vale & Stone',
  'harrow-pike': 'vale-stone',
  'Casa Lumen': 'Haus Linde',
  'casa-lumen': 'haus-linde',
  'Lindenhof Clinics': 'Westend Clinics',
  lindenhof: 'westend',
  'Fernhill Solar': 'Ridge Solar',
  Fernhill: 'Ridge',
  fernhill: 'ridge',
  'Alder Foods': 'Birch Foods',
  'Tamarack Freight': 'Larch Freight',
  'Osprey Robotics': 'Heron Robotics',
  'Norwick Foods': 'Sedge Foods',
  'Calder Dental': 'Brook Dental',
  'Ines Calloway': 'Nora Fielding',
  'Dana Whitlock': 'Lena Marsh',
  'Maren Holt': 'Ada Winter',
  'Daniel Okafor': 'Ben Sommer',
  'Priya Raman': 'Cleo Herbst',
  'Tomás Vidal': 'Dan Lenz',
  'Hannah Weiss': 'Eva Frost',
  'Sofia Lindqvist': 'Greta Blum',
  'Ruth Adeyemi': 'Ida Strand',
  'Robin Ashdown': 'Jon Keller',
  'Leila Haddad': 'Kay Berger',
  'Jonas Brandt': 'Lou Adler',
  'Amara Osei': 'Mia Sand',
  'Tess Morgan': 'Nell Hart',
  'Pavel Dvorak': 'Otto Fink',
  'Harlow Finch': 'Dale Finley',
  'Northgate Hosting': 'Quay Hosting',
  'Pennant Mail': 'Banner Mail',
  '12 Weir Lane': '4 Harbour Street',
};

const setField = (text: string, field: string, value: string) => {
  const pattern = new RegExp(`^(\\s*${field}: )(['\`]).*?\\2(,)$`, 'm');
  if (!pattern.test(text)) throw new Error(`There is no ${field} to set`);
  return text.replace(pattern, (_, before, __, after) => `${before}${value}${after}`);
};
const quote = (value: string) => `'${value}'`;

const editSite = (name: string, domain: string) => (text: string) =>
  (
    [
      ['name', name],
      ['origin', `https://${domain}`],
      ['phone', '+44 20 7946 0011'],
      ['email', `hello@${domain}`],
      ['themeStorageKey', 'other-theme'],
    ] as const
  )
    .reduce((edited, [field, value]) => setField(edited, field, quote(value)), text)
    .replace('sampleContent: true', 'sampleContent: false')
    .replace('link: SAMPLE_BOOKING_LINK', "link: 'other/ai-consultation'")
    .replace(/SAMPLE_BOOKING_LINK = '.*?'/, "SAMPLE_BOOKING_LINK = 'sample/ai-consultation'")
    .replace(
      /social: \[[\s\S]*?\n {2}\],/,
      `social: [{ name: 'LinkedIn', href: 'https://linkedin.com/company/other' }],`,
    );

/** Two blue colors, without the overrides of the sample. */
const useBlueColors = (text: string) =>
  text.replace(/= \{[\s\S]*\};/, "= { brand: '#1D4ED8', accent: '#C9E2FF' };");

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 3 37 36H3z" fill="var(--brand)"/><circle cx="20" cy="27" r="5" fill="var(--paper)"/></svg>\n`;

/** Changes name, addresses, colors and logo. */
export const identityEdits = (name: string, domain: string): Edit[] => [
  { file: 'content/site.ts', edit: editSite(name, domain) },
  { file: 'content/brand.ts', edit: useBlueColors },
  { file: 'content/logo/mark.svg', edit: () => LOGO },
  { file: 'content/logo/mark-small.svg', edit: () => LOGO },
  { file: 'content/logo/logo.ts', edit: (text) => text.replace('turns: true', 'turns: false') },
];

/** Removes every language except English. */
export const keepOnlyEnglish: Edit = {
  file: 'content/languages.ts',
  edit: (text) => text.replace(/^ {2}\{ code: 'de'.*\n/m, ''),
};

/** Removes portraits and logos of the sample's customers. The site then shows names only. */
export const removePortraits: Edit = {
  file: 'content/landing/testimonials.ts',
  edit: (text) => text.replaceAll(/^ {4}(?:image|companyLogo|wordmarkWidth): .*\n/gm, ''),
};

/** Removes the case studies, because they are about the sample's customers. */
export const removeCaseStudies: Edit = {
  file: 'content/parts.ts',
  edit: (text) => text.replace("  'case-studies',\n", ''),
};

/** Keeps only these parts. */
export const keepOnlyParts = (parts: readonly Part[]): Edit => ({
  file: 'content/parts.ts',
  edit: (text) => text.replace(/= \[[\s\S]*\];/, `= ${JSON.stringify(parts)};`),
});

/** Edits the parsed content of a JSON file. */
export const editJson =
  <Words>(edit: (words: Words) => unknown) =>
  (text: string) => {
    const content = JSON.parse(text);
    edit(content);
    return JSON.stringify(content, null, 2);
  };

/** Replaces phrases. Fails if one is missing. */
export const reword = (words: Readonly<Record<string, string>>) => (text: string) =>
  Object.entries(words).reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`There is no "${from}" to reword`);
    return edited.replaceAll(from, to);
  }, text);

/** Removes entries from an object in a JSON file. */
export const removeJsonEntries = (key: string, ids: readonly string[]) =>
  editJson<Record<string, Record<string, unknown>>>((words) => {
    for (const id of ids) delete words[key]?.[id];
  });

/** Removes entries `{ id: 'name', … }` from a list in TypeScript. */
export const removeCodeEntries = (ids: readonly string[]) => (text: string) =>
  ids.reduce(
    (edited, id) =>
      edited
        .replace(new RegExp(`^ {2}\\{ id: '${id}'.*\\},\\n`, 'm'), '')
        .replace(new RegExp(`^ {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`, 'm'), ''),
    text,
  );
