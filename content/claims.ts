/**
 * The figures that texts and code state: which values are right, and where each comes from. `npm run figures` lists
 * them. Change a figure here and in the texts.
 */
import { contact } from './landing/contact.ts';
import { formatFigure, stats } from './landing/hero.ts';
import { language as builtLanguage, PUBLISHED_LANGUAGES } from './languages.ts';
import { offer } from './offer.ts';
import { readTexts, textsIn } from './texts.ts';

type Claim = Readonly<{
  /** Matches each mention in any language. The first group is the figure. */
  mention: RegExp;
  /** The right values, without separators. */
  values: readonly (string | number)[];
  /** Text files with mentions. By default all. */
  files?: RegExp;
}>;

const HOURS = '(?:hours|Stunden)';

/** Figures that several texts state. Each mention must have one of the values. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  customers: {
    mention: /(\d[\d.,]*)\+? (?:companies|Unternehmen|Firmen)\b/g,
    values: [500],
    files: /^(?:landing\/(?!ind)|about)/,
  },
  'sales customers': {
    mention: /(\d[\d.,]*)\+? (?:companies|customers|Unternehmen|Kunden)\b/g,
    values: [200],
    files: /^b2b-sales\/page/,
  },
  'customers with figures': {
    mention: /(\d[\d.,]*) (?:customers|Kunden)\b/g,
    values: [212],
    files: /^landing\//,
  },
  'tools that connect': { mention: /(\d[\d.,]*)\+? (?:tools|Systeme|Programme)\b/g, values: [100] },
  'first workflow': { mention: /(?:workflow|Ablauf)[^.:]*? (\d+) (?:days|Tagen?)\b/g, values: [7] },
  'first agent': {
    mention: /(?:first agent|Erster Agent|erste Agent)[^.]*? (\d+-\d+) (?:weeks|Wochen)/g,
    values: ['2-3'],
  },
  'all agents': {
    mention: /(?:agents|Agenten)[^.]*? (\d+-\d+) (?:weeks|Wochen)/g,
    values: ['4-6'],
    files: /^landing/,
  },
  'hours saved with Social OS': {
    mention: new RegExp(String.raw`(\d+-\d+) ${HOURS}`, 'g'),
    values: ['15-20'],
    files: /^(?:social-os|deck|film|mails|landing)/,
  },
  'hours of one task for a free setup': {
    mention: new RegExp(String.raw`(\d+|ten|zehn) ${HOURS} (?:a week|pro Woche)`, 'g'),
    values: [offer.qualifyingHours, 'ten', 'zehn'],
    files: /^(?:landing\/faq|b2b-sales\/page)/,
  },
  call: { mention: /(\d+)[- ](?:minute call|minutes, no|Minuten-Gespräch|Minuten, unv)/g, values: [30] },
  reviews: { mention: /(\d+) (?:reviews|Bewertungen)/g, values: [48] },
};

/** Source and period of the figures in a text. The first match wins. */
const SOURCES: readonly (readonly [text: RegExp, source: string, period: string])[] = [
  [/^security|Type? II/, 'SOC 2 report', 'July 2025 to June 2026'],
  [/\{(?:setupPrice|monthlyPrice|spots\w+|qualifyingHours)\}/, 'content/offer.ts', 'this month'],
  [
    /^(?:landing\/(?:hero controlRoom|services (?!socialOs)|industries|use-case-scenes)|film (?:films\.task|taskFilm))/,
    'illustration: docs/content-bible.md',
    'one night',
  ],
  [
    /^landing\/hero|^landing\/contact (?:contact|.*)\.(?:figures|measured)/,
    'time sheets, error logs and books of 212 customers',
    'a year before and after the start',
  ],
  [
    /^landing\/contact .*rating/,
    'one review per customer, checked against the contract',
    '90 days after go-live',
  ],
  [/^landing\/testimonials/, '`measured` of the same entry', 'as stated there'],
  [/^case-studies/, '`method` of the same case study', 'as stated there'],
  [
    /^landing\/use-cases useCases\.1\.keyMetric1/,
    'median of the industry: savings for each unit of money spent on the finance team',
    'a year before and after the start',
  ],
  [
    /^landing\/use-cases useCases\.3\.keyMetric2/,
    'median of the industry: scrap rate',
    'a year before and after the start',
  ],
  [/^landing\/use-cases/, 'medians per industry', 'a year before and after the start'],
  [
    /^(?:landing\/(?:services socialOs|process|faq|quiz-cta|integrations|contact)|moments|site)/,
    'the offer: docs/content-bible.md',
    'current',
  ],
  [/^b2b-sales\/page b2bSalesProof\.live\.2/, 'survey of all users', '90 days after go-live'],
  [/^b2b-sales\/page b2bSalesProof\.live/, 'one customer’s board', 'one week, one day'],
  [
    /^b2b-sales\/page b2bSalesProof/,
    'CRM and time sheets of 200+ customers',
    'two quarters before and after the start',
  ],
  [/^b2b-sales\/page (?:compliance|b2bSalesClosing)/, 'rules of the product', 'current'],
  [/^b2b-sales/, 'illustration: docs/content-bible.md', 'the lead at Northbeam'],
  [
    /^(?:social-os\/page socialTestimonial|deck deck\.measured)/,
    'time sheets of Fernhill Solar',
    '8 weeks before and after',
  ],
  [
    /^(?:social-os\/page (?:head|social(?:Results|Hero|Explanation\.paragraphs))|mails deckMail|deck deck\.results|film .*(?:saved|closing))/,
    'time sheets of the first 24 customers',
    '8 weeks before and after',
  ],
  [/^(?:social-os|deck|film)/, 'illustration: docs/content-bible.md', 'the month at Fernhill'],
  [
    /^quiz\/(?:agents|results|page)/,
    'own projects, by team size: content/quiz/quiz-results.ts',
    'after three months',
  ],
  [/^quiz/, 'illustration or the quiz itself', 'current'],
  [/^about/, 'the operator', 'current'],
  [
    /^(?:legal|mails|newsletter|mcp|not-found|error-messages|lead-forms|forms|booking|labels|desk)/,
    'a setting or rule of the software',
    'current',
  ],
];

/** File and path of each text, and the text. */
const textsOf = (language: string): [id: string, text: string][] =>
  [...readTexts(language)].flatMap(([name, content]) =>
    textsIn(content).map(([path, text]): [string, string] => [`${name} ${path}`, text]),
  );

type Figure = Readonly<{ text: string; figures: readonly string[]; source: string; period: string }>;

/** Names and codes with digits, and times of day. They state nothing. */
const NO_FIGURES =
  /\bSOC 2|\bB2B\b|\b[A-Z]{2,3}-\d+|#\w+|§\s?\d+|\bArt\. \d+[^.;]*|\d\d:\d\d(?::\d\d)?|sha256 \S+|[a-z]*\d+[a-z]*\.csv/g;
const FIGURE = /[$€]?\d[\d.,]*(?:-\d[\d.,]*)?(?: ?(?:%|€|\$|×|h\b|s\b)|[+x%])?/g;
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('–', '-');

/** Figures that the code holds. They are the same in all languages. */
const CODE_FIGURES: readonly [id: string, text: string][] = [
  ...stats.map((stat): [string, string] => [`landing/hero stats.${stat.id}`, formatFigure(stat)]),
  ['landing/contact rating.distribution', contact.rating.distribution],
];

/** Every text of a language that states a figure. */
export function findFigures(language: string): Figure[] {
  const texts = language === builtLanguage.code ? [...textsOf(language), ...CODE_FIGURES] : textsOf(language);
  return texts.flatMap(([id, original]) => {
    const text = plain(original);
    const figures = [
      ...(text.match(/\{(?:setupPrice|monthlyPrice|spots\w+|qualifyingHours)\}/g) ?? []),
      ...(text
        .replaceAll(/\{\w+\}/g, '')
        .replaceAll(NO_FIGURES, '')
        .match(FIGURE) ?? []),
    ];
    if (figures.length === 0) return [];
    const [, source = '', period = ''] = SOURCES.find(([rule]) => rule.test(`${id} ${text}`)) ?? [];
    return [{ text: `${id}: ${text}`, figures, source, period }];
  });
}

/** Figures without a source, mentions of a claim with another value, and claims that no text makes. */
export const findClaimFaults = (): string[] =>
  PUBLISHED_LANGUAGES.flatMap(({ code }) => [
    ...Object.entries(CLAIMS)
      .filter(
        ([, { mention, files = /./ }]) =>
          !textsOf(code).some(([id, text]) => files.test(id) && plain(text).search(mention) >= 0),
      )
      .map(([claim]) => `content/claims.ts: no text in ${code} mentions: ${claim}`),
    ...findFigures(code)
      .filter(({ source }) => !source)
      .map(({ text }) => `content/${code}/${text}: has no source in content/claims.ts`),
    ...textsOf(code).flatMap(([id, text]) =>
      Object.entries(CLAIMS).flatMap(([claim, { mention, values, files = /./ }]) =>
        !files.test(id)
          ? []
          : [...plain(text).matchAll(mention)]
              .map(([, figure = '']) => figure.replaceAll(/[.,]/g, ''))
              .filter((figure) => !values.map(String).includes(figure))
              .map((figure) => `content/${code}/${id}: ${claim}: ${figure}, not ${values.join(' or ')}`),
      ),
    ),
  ]);
