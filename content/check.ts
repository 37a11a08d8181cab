/**
 * Checks of the content. The build and the tests run them. Each fault is one line: the file, a colon, the field, and a
 * description.
 */
import * as v from 'valibot';
import { findBookingFault } from '#booking/adapters.ts';
import { PAGE_NAMES } from '#domain/pages.ts';
import { findColorFaults } from '#domain/palette.ts';
import { AGENTS, type Agent, RULES } from '#domain/quiz/catalog.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { enrichment } from './b2b-sales/b2b-sales.ts';
import { brandColors } from './brand.ts';
import { customersWithoutCaseStudy } from './case-studies.ts';
import { hasPage, hasPart } from './has-part.ts';
import { companyLogos } from './landing/company-logos.ts';
import { companyWordmarks } from './landing/company-wordmarks.ts';
import { stats } from './landing/hero.ts';
import { tools } from './landing/integrations.ts';
import { testimonials } from './landing/testimonials.ts';
import { DESK_LANGUAGES, LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts';
import limitsByFile from './limits.json' with { type: 'json' };
import type { Part } from './part.ts';
import { site } from './site.ts';
import { socialResults } from './social-os/social-os.ts';
import { isObject, type Json, readText, readTexts, textFileOf, textsIn } from './texts.ts';
import { FACTS_PER_LANGUAGE, isSameInAllLanguages } from './untranslated.ts';

/** All faults in the content. */
export const findContentFaults = (): string[] => [
  ...findSettingFaults(),
  ...findTextFaults(),
  ...findPageFaults(),
  ...findFactFaults(),
  ...findCatalogFaults(),
  ...findColorFaults(brandColors),
];

/** The length of a text is checked with these values. All other placeholders count as five characters. */
const PLACEHOLDER_VALUES: Readonly<Record<string, string>> = {
  brand: site.name,
  email: site.email,
  phone: site.phone,
  origin: site.origin,
  tagline: site.tagline,
};
export const shownLength = (text: string, values = PLACEHOLDER_VALUES) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '12345').length;

/**
 * Limits of texts and lists that would otherwise break a layout, by text file and path. A number is the maximum number
 * of characters, a pair is the minimum and maximum number of entries of a list. `*` stands for any key, `**` for the
 * rest of a path, `{a,b}` for one of two keys. The first match wins. A text without a limit may have any length. The file
 * `*` has the limits of texts that every page has.
 */
type Limit = number | readonly number[];
const limits: Readonly<Record<string, Readonly<Record<string, Limit>>>> = limitsByFile;

const PATTERN_PARTS: Readonly<Record<string, string>> = {
  '**.': '(?:.+\\.)?',
  '**': '.+',
  '*': '[^.]+',
  '.': '\\.',
  '{': '(?:',
  '}': ')',
  ',': '|',
};
const toPattern = (glob: string) =>
  new RegExp(`^${glob.replaceAll(/\*\*\.|\*\*|[*.{},]/g, (part) => PATTERN_PARTS[part] ?? part)}$`);
export const limitPatterns = new Map(
  Object.entries(limits).map(([name, entries]) => [
    name,
    Object.entries(entries).map(([glob, limit]) => [toPattern(glob), limit] as const),
  ]),
);
const findLimit = (name: string, path: string, isWanted: (limit: Limit) => boolean) =>
  [name, '*']
    .flatMap((file) => limitPatterns.get(file) ?? [])
    .find(([pattern, limit]) => isWanted(limit) && pattern.test(path))?.[1];

/** The maximum number of characters of a text, if it is limited. */
export const maxLengthOf = (name: string, path: string): number | undefined =>
  findLimit(name, path, (limit) => typeof limit === 'number') as number | undefined;

/** The minimum and maximum number of entries of a list. */
export const listRangeOf = (name: string, path: string): readonly [number, number] =>
  (findLimit(name, path, (limit) => typeof limit !== 'number') as readonly [number, number] | undefined) ?? [
    1,
    Number.MAX_SAFE_INTEGER,
  ];

/** Texts of optional parts: a text file, or a path in it. Without the part, they need no translation. */
const TEXTS_OF_PARTS: Partial<Record<Part, readonly string[]>> = {
  b2bSales: ['b2b-sales/'],
  'case-studies': [
    'case-studies',
    'navigation.footer.caseStudies',
    'landing/testimonials.successStoriesIntro.caseStudy.read',
  ],
  chat: ['labels.labels.chat', 'labels.labels.chatInNewTab', 'site.chatText'],
  contact: ['landing/contact', 'navigation.footer.contact'],
  'contact-form': ['contact-form', 'consent.contact'],
  deck: [
    'deck',
    'social-os/page.deckRequest',
    'social-os/page.socialHero.download',
    'social-os/page.socialHero.deckByMail',
  ],
  faq: ['landing/faq', 'navigation.header.faq', 'navigation.footer.questions'],
  film: [
    'film',
    'landing/hero.hero.watch',
    'landing/hero.hero.film',
    'social-os/page.socialHero.watch',
    'social-os/page.socialHero.film',
  ],
  industries: ['landing/industries', 'navigation.header.industries'],
  'industry-use-cases': ['landing/use-cases', 'landing/use-case-scenes', 'navigation.header.useCases'],
  integrations: ['navigation.header.integrations', 'navigation.footer.integrations'],
  'loading-screen': ['loading'],
  newsletter: ['newsletter'],
  process: ['landing/process', 'navigation.header.process', 'navigation.footer.process'],
  'quiz-cta': ['landing/quiz-cta'],
  reviews: ['landing/contact.contact.rating'],
  services: ['landing/services', 'navigation.header.solutions', 'navigation.footer.agents'],
  socialOs: ['social-os/', 'landing/services.socialOs'],
  'success-stories': [
    'landing/testimonials',
    'landing/hero.customers',
    'navigation.header.successStories',
    'navigation.footer.successStories',
  ],
};
const unusedTexts = [
  ...Object.entries(TEXTS_OF_PARTS).flatMap(([part, texts]) => (hasPart(part as Part) ? [] : texts)),
  ...PAGE_NAMES.filter((page) => !hasPage(page)).map(textFileOf),
];
/** False for a text of a part that the site does not have. `path` is the path of the text in its file. */
export const isUsed = (name: string, path: string): boolean =>
  !unusedTexts.some((text) =>
    text.endsWith('/') ? name.startsWith(text) : text === name || `${name}.${path}.`.startsWith(`${text}.`),
  );

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (value: { [key: string]: Json }) =>
  'other' in value && Object.keys(value).every((key) => PLURAL_FORMS.includes(key));

/** Names of the placeholders in a string. */
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** Numbers in a string, with "310k" in full. Separators are removed, since they differ between languages. */
const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=\d)k\b/g, '000').match(/\d(?:[.,:]?\d)*/g) ?? [])
    .map((number) => number.replaceAll(/\D/g, ''))
    .sort()
    .join(' ');

function findTranslationFault(id: string, text: string, source: string): string | undefined {
  if (placeholdersIn(source) !== placeholdersIn(text))
    return `has the placeholders ${placeholdersIn(text) || 'none'}, not ${placeholdersIn(source) || 'none'}`;
  if (text === source && !isSameInAllLanguages(text)) return `is not translated: ${text}`;
  const hasOwnFacts = FACTS_PER_LANGUAGE.has(id) || isSameInAllLanguages(source);
  if (!hasOwnFacts && numbersIn(source) !== numbersIn(text))
    return `has the numbers ${numbersIn(text) || 'none'}, not ${numbersIn(source) || 'none'}`;
  if (/\?$/.test(source) && !/[?？;؟]$/u.test(text)) return 'is not a question';
}

/** True for ids, which only code reads. They are the same in every language. */
const isCodeValue = (key: string | undefined, value: string) => key === 'id' && /^[a-z-]+$/.test(value);

/** Compares a value with its limits, and with the source language if the file is a translation. */
function* findFaults(
  language: Language,
  name: string,
  keys: readonly string[],
  value: Json,
  source: Json | undefined,
): Generator<string> {
  const path = keys.join('.');
  if (!isUsed(name, path)) return;
  const isTranslation = language.code !== SOURCE_LANGUAGE;
  if (typeof value === 'string') {
    const max = maxLengthOf(name, path);
    if (!/\S/.test(value)) {
      yield `${path} is empty`;
      return;
    }
    if (max !== undefined && shownLength(value) > max)
      yield `${path} is ${shownLength(value)} characters, at most ${max} fit`;
    if (!isTranslation || typeof source !== 'string') return;
    const fault = isCodeValue(keys.at(-1), source)
      ? value !== source && `is ${value}, not ${source}`
      : findTranslationFault(`${name} ${path}`, value, source);
    if (fault) yield `${path} ${fault}`;
  } else if (Array.isArray(value)) {
    const [min, max] = listRangeOf(name, path);
    if (value.length < min) yield `${path} has fewer than ${min} entries`;
    if (value.length > max) yield `${path} has more than ${max} entries`;
    if (isTranslation && Array.isArray(source) && source.length !== value.length)
      yield `${path} has ${value.length} entries, not ${source.length}`;
    for (const [i, entry] of value.entries())
      yield* findFaults(
        language,
        name,
        [...keys, `${i}`],
        entry,
        Array.isArray(source) ? source[i] : undefined,
      );
  } else if (isObject(value)) {
    const sourceObject = isObject(source) ? source : value;
    if (isPlural(sourceObject)) {
      const { pluralCategories } = new Intl.PluralRules(language.locale).resolvedOptions();
      for (const key of Object.keys(value))
        if (!pluralCategories.includes(key as Intl.LDMLPluralRule)) yield `${path}.${key} is not used`;
      if (!('other' in value)) yield `${path}.other is missing`;
      for (const [key, text] of Object.entries(value))
        yield* findFaults(language, name, [...keys, key], text, sourceObject[key]);
      return;
    }
    for (const key of Object.keys(sourceObject))
      if (!(key in value) && isUsed(name, [...keys, key].join('.')))
        yield `${[...keys, key].join('.')} is missing`;
    for (const [key, entry] of Object.entries(value))
      if (key in sourceObject) yield* findFaults(language, name, [...keys, key], entry, sourceObject[key]);
      else yield `${[...keys, key].join('.')} is not used`;
  } else if (typeof value !== typeof source && source !== undefined)
    yield `${path} is not a ${typeof source}`;
}

/** The languages whose readers see a text file: those of the site, or those of the desk. */
const languagesOf = (name: string) => (name.startsWith('desk/') ? DESK_LANGUAGES : LANGUAGES);

/** Faults that a draft may have: the text of the source language is shown instead. */
const MAY_BE_IN_DRAFT =
  / (?:is missing|is not translated: .*|has fewer than \d+ entries|has \d+ entries, not \d+)$/;

/** Faults in one text file. `contents` is the file in each language. */
export function findFileFaults(
  name: string,
  contents: ReadonlyMap<string, Json | undefined>,
  languages: readonly Language[] = languagesOf(name),
): string[] {
  if (!isUsed(name, '')) return [];
  const source = contents.get(SOURCE_LANGUAGE);
  return languages.flatMap((language) => {
    const file = `content/${language.code}/${name}.json`;
    const content = contents.get(language.code);
    if (source === undefined) return content === undefined ? [] : [`${file}: is not used`];
    if (content === undefined) return language.draft ? [] : [`${file}: is missing`];
    return [...findFaults(language, name, [], content, source)]
      .filter((fault) => !language.draft || !MAY_BE_IN_DRAFT.test(fault))
      .map((fault) => `${file}: ${fault}`);
  });
}

const ALL_CODES = new Set([SOURCE_LANGUAGE, ...[...LANGUAGES, ...DESK_LANGUAGES].map(({ code }) => code)]);

function findTextFaults(): string[] {
  const texts = [...ALL_CODES].map((code) => [code, readTexts(code)] as const);
  const names = new Set(texts.flatMap(([, files]) => [...files.keys()]));
  return [...names].flatMap((name) =>
    findFileFaults(name, new Map(texts.map(([code, files]) => [code, files.get(name)]))),
  );
}

/** Numbers of all texts, and of those that the translation lacks. */
function countTexts(source: Json, translation: Json | undefined) {
  const translated = new Map(textsIn(translation));
  const texts = textsIn(source).filter(([path, text]) => !isCodeValue(path.split('.').at(-1), text));
  const missing = texts.filter(
    ([path, text]) => !translated.has(path) || (translated.get(path) === text && !isSameInAllLanguages(text)),
  );
  return { all: texts.length, missing: missing.length };
}

/** For each draft language, how many texts are missing in each file. */
export const describeDrafts = (): string[] =>
  LANGUAGES.filter(({ draft }) => draft).flatMap(({ code }) => {
    const translations = readTexts(code);
    const files = [...readTexts(SOURCE_LANGUAGE)].filter(
      ([name]) => !name.startsWith('desk/') && isUsed(name, ''),
    );
    const lines = files.flatMap(([name, source]) => {
      const { all, missing } = countTexts(source, translations.get(name));
      return missing > 0 ? [`  content/${code}/${name}.json: ${missing} of ${all} texts are missing`] : [];
    });
    return [`${code} is a draft. Missing texts are shown in ${SOURCE_LANGUAGE}:`, ...lines];
  });

const url = v.pipe(v.string(), v.url('is not a web address'));
const SiteSchema = v.object({
  name: v.pipe(
    v.string(),
    v.regex(/\S/, 'is empty'),
    v.check(
      (name) => name.length <= 24,
      ({ input }) => `is ${input.length} characters, at most 24 fit`,
    ),
  ),
  origin: v.pipe(url, v.regex(/[^/]$/, 'ends with a slash')),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ()-]{7,20}$/, 'is not in international format')),
  email: v.pipe(v.string(), v.email('is not an email address')),
});

const findSettingFaults = () => {
  const bookingFault = findBookingFault(site.booking);
  return [
    ...(v.safeParse(SiteSchema, site).issues ?? []).map(
      (issue) => `content/site.ts: ${v.getDotPath(issue)} ${issue.message}`,
    ),
    ...(bookingFault ? [`content/site.ts: booking ${bookingFault}`] : []),
  ];
};

const MISSING = 'is missing';
const text = v.string(MISSING);
const PageTextsSchema = v.object(
  {
    head: v.object(
      {
        title: v.pipe(text, v.minLength(10, 'is too short')),
        description: v.pipe(text, v.minLength(50, 'is too short')),
        card: v.object({ kicker: text, headline: text }, MISSING),
      },
      MISSING,
    ),
    link: v.object({ footer: text }, MISSING),
  },
  MISSING,
);

/** Faults in the texts that every page has. The landing page has them in site.json. */
const findPageFaults = () =>
  PAGE_NAMES.filter((page) => page !== 'home' && hasPage(page)).flatMap((page) => {
    const { issues = [] } = v.safeParse(PageTextsSchema, readText(SOURCE_LANGUAGE, textFileOf(page)));
    const file = `content/${SOURCE_LANGUAGE}/${textFileOf(page)}.json`;
    return issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Facts in TypeScript that do not match each other, or the texts beside them. */
function* findFactFaults(): Generator<string> {
  for (const [i, { value }] of stats.entries())
    if (value < 1) yield `content/landing/hero.ts: stats.${i}.value has no figure`;
  if (QUESTIONS.length < 4 || QUESTIONS.length > 24)
    yield `domain/quiz/questions.ts: questionDefinitions has ${QUESTIONS.length} entries, not 4 to 24`;
  const markCount = tools.filter(({ mark }) => mark).length;
  if (hasPart('integrations') && (markCount < 4 || markCount > 12))
    yield `content/landing/integrations.ts: marks has ${markCount} entries, not 4 to 12`;
  if (hasPart('success-stories'))
    for (const [i, { image, companyLogo, wordmarkWidth }] of testimonials.entries()) {
      const field = `content/landing/testimonials.ts: testimonials.${i}`;
      if (image && !/^[\w-]+\.(?:jpe?g|png|webp|svg)$/i.test(image))
        yield `${field}.image is not a picture file`;
      if (companyLogo && !(companyLogo in companyLogos))
        yield `${field}.companyLogo is not in company-logos.ts`;
      if (wordmarkWidth && !Object.values(companyWordmarks).some(({ width }) => width === wordmarkWidth))
        yield `${field}.wordmarkWidth is not the width of a drawing in company-wordmarks.ts`;
    }
  if (hasPart('b2bSales')) {
    const promised = enrichment.figure.value;
    if (sum(enrichment.record.groups.map(({ fields }) => fields)) < Number.parseInt(promised, 10))
      yield `content/b2b-sales/b2b-sales.ts: fields are fewer than the ${promised} promised`;
  }
  if (hasPart('socialOs')) {
    const { tasks, value } = socialResults.saved;
    const sums = [sum(tasks.map(({ low }) => low)), sum(tasks.map(({ high }) => high))].join();
    if (sums !== value.match(/\d+/g)?.join())
      yield `content/social-os/social-os.ts: hours do not add up to ${value}`;
  }
  if (hasPart('case-studies'))
    for (const id of customersWithoutCaseStudy())
      yield `content/${SOURCE_LANGUAGE}/case-studies.json: studies has no entry with the id ${id}, whom the site quotes`;
}

/** Reports agents that the quiz never recommends, for example because an option was removed. */
export const findCatalogFaults = (agents: readonly Agent[] = AGENTS): string[] => {
  const offeredOptions = (id: string): readonly string[] => {
    const question = QUESTIONS.find((candidate) => candidate.id === id);
    return question && isChoice(question) ? question.options : [];
  };
  return agents.flatMap(({ id, matches }) => {
    const matchValues = RULES.flatMap(({ criterion }) => matches[criterion] ?? []);
    const isReachable = RULES.some(({ question, criterion }) =>
      matches[criterion]?.some((value) => offeredOptions(question).includes(value)),
    );
    return matchValues.length === 0 || isReachable
      ? []
      : [`domain/quiz/catalog.ts: ${id} is never recommended: no question offers ${matchValues.join(', ')}`];
  });
};
