/** A brand: the edits per file that an agency makes in its copy of this repository. */
import type { Part } from '#content/part.ts';

export type Edit = { file: string; edit: (text: string) => string };

export type Brand = {
  name: string;
  edits: readonly Edit[];
  /** A script of this folder that runs in the copy afterwards. */
  script?: string;
  /** Paths of further pages, and prefixes of languages. */
  paths: readonly string[];
  /** Prefixes of pseudo languages: only their pages are checked, and also for hard-coded text. */
  pseudo?: readonly string[];
};

/** People and companies of the sample, and their replacements. The sample's names must not appear anywhere. */
export const RENAMED: Readonly<Record<string, string>> = {
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
  'Alder Models': 'Oak Models',
  'Pennant Mail': 'Banner Mail',
  '12 Weir Lane': '4 Harbour Street',
};

const set = (text: string, field: string, value: string) => {
  const found = new RegExp(`^(\\s*${field}: )(['\`]).*?\\2(,)$`, 'm');
  if (!found.test(text)) throw new Error(`There is no ${field} to set`);
  return text.replace(found, (_, before, __, after) => `${before}${value}${after}`);
};
const quoted = (value: string) => `'${value}'`;

const site = (name: string, domain: string) => (text: string) =>
  (
    [
      ['name', name],
      ['origin', `https://${domain}`],
      ['phone', '+44 20 7946 0011'],
      ['email', `hello@${domain}`],
      ['themeStorageKey', 'other-theme'],
    ] as const
  )
    .reduce((edited, [field, value]) => set(edited, field, quoted(value)), text)
    .replace('sampleContent: true', 'sampleContent: false')
    .replace('link: SAMPLE_BOOKING_LINK', "link: 'other/ai-consultation'")
    .replace(/SAMPLE_BOOKING_LINK = '.*?'/, "SAMPLE_BOOKING_LINK = 'sample/ai-consultation'")
    .replace(
      /social: \[[\s\S]*?\n {2}\],/,
      `social: [{ name: 'LinkedIn', href: 'https://linkedin.com/company/other' }],`,
    );

/** Turns green into blue: changes the hue of every color and keeps its lightness. */
const blue = (text: string) =>
  Object.entries({
    '0B6B53': '1D4ED8',
    '08543F': '1E3A8A',
    E2EFE7: 'E4EBFC',
    '0F7D60': '1D4ED8',
    '2F8A4F': '3B5BDB',
    '2CD6A3': '8AB4FF',
    '57E3B9': 'A9C7FF',
    '04140E': '06122E',
    '0F2A22': '12203D',
    '12312A': '15264A',
    '6FE3B0': 'A9C7FF',
    C3EE7F: 'C9E2FF',
    '5AA338': '3B82F6',
    '0B2C23': '0E2148',
    '0F352B': '132A54',
    '164035': '1A3360',
    AFC4BA: 'B6C2DA',
    '24503F': '2B4576',
    '76978A': '8093B8',
    '16473A': '1A3A70',
  }).reduce((edited, [from, to]) => edited.replaceAll(`'#${from}'`, `'#${to}'`), text);

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 3 37 36H3z" fill="var(--brand)"/><circle cx="20" cy="27" r="5" fill="var(--paper)"/></svg>\n`;

/** Name, addresses, colors and logo. */
export const identity = (name: string, domain: string): Edit[] => [
  { file: 'content/site.ts', edit: site(name, domain) },
  { file: 'content/palette.ts', edit: blue },
  { file: 'content/logo/mark.svg', edit: () => MARK },
  { file: 'content/logo/mark-small.svg', edit: () => MARK },
  { file: 'content/logo/logo.ts', edit: (text) => text.replace('turns: true', 'turns: false') },
];

/** Removes every language except English. */
export const onlyEnglish: Edit = {
  file: 'content/languages.ts',
  edit: (text) => text.replace(/^ {2}\{ code: 'de'.*\n/m, ''),
};

/** Removes portraits and logos of the sample's customers: initials and names are shown instead. */
export const withoutPortraits: Edit = {
  file: 'content/landing/testimonials.ts',
  edit: (text) => text.replaceAll(/^ {4}(?:image|companyLogo|wordmarkWidth): .*\n/gm, ''),
};

/** Removes the case studies: a brand with other customers has not written any yet. */
export const withoutCaseStudies: Edit = {
  file: 'content/parts.ts',
  edit: (text) => text.replace("  'case-studies',\n", ''),
};

/** Keeps only these parts. */
export const onlyParts = (parts: readonly Part[]): Edit => ({
  file: 'content/parts.ts',
  edit: (text) => text.replace(/= \[[\s\S]*\];/, `= ${JSON.stringify(parts)};`),
});

/** Edits a text file as JSON. */
export const inJson =
  <Words>(edit: (words: Words) => unknown) =>
  (text: string) => {
    const words = JSON.parse(text);
    edit(words);
    return JSON.stringify(words, null, 2);
  };

/** Changes the labels of controls: tests must read labels from the content. */
export const reworded = (words: Readonly<Record<string, string>>) => (text: string) =>
  Object.entries(words).reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`There is no "${from}" to reword`);
    return edited.replaceAll(from, to);
  }, text);

/** Removes the points for answers to these questions. Nobody is asked for a role. */
export const withoutPoints = (ids: readonly string[]): Edit => ({
  file: 'content/quiz/readiness.ts',
  edit: (text) =>
    ids
      .reduce((edited, id) => edited.replace(new RegExp(`^ {2}${id}: \\{.*\\n`, 'm'), ''), text)
      .replace("= 'role'", '= undefined'),
});

/** Removes entries from a part of a text file. */
export const without = (part: string, ids: readonly string[]) =>
  inJson<Record<string, Record<string, unknown>>>((words) => {
    for (const id of ids) delete words[part]?.[id];
  });

/** Removes entries from a list in code, each `{ id: 'name', … }`. */
export const withoutEntries = (ids: readonly string[]) => (text: string) =>
  ids.reduce(
    (edited, id) =>
      edited
        .replace(new RegExp(`^ {2}\\{ id: '${id}'.*\\},\\n`, 'm'), '')
        .replace(new RegExp(`^ {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`, 'm'), ''),
    text,
  );
