/** Values that are computed when a submission is stored, and text for search and sorting. */
import type { InsertableSubmission } from './schema.ts';

/** Source of visitors without campaign or referrer. */
export const DIRECT = 'direct';

/** Sorts after every name, so that people without a company come last. */
const NO_COMPANY = '\uffff';

export function derivedColumns(submission: Pick<InsertableSubmission, 'utm' | 'referrer'>) {
  const utm = JSON.parse(submission.utm) as Utm;
  return { source: findSource(utm, submission.referrer), campaign: utm.utm_campaign ?? '' };
}

export const companyKey = (company: string): string => wordsOf(company).join(' ') || NO_COMPANY;

type Utm = Readonly<Record<string, string | undefined>>;

/** The full name. The quiz asks for one name, the deck form for first and last name. */
export const nameOf = ({
  first_name,
  last_name,
}: Pick<InsertableSubmission, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim();

/** Source of a submission: the campaign's source, otherwise the referring site. */
export const sourceOf = ({ utm, referrer }: Pick<InsertableSubmission, 'utm' | 'referrer'>): string =>
  findSource(JSON.parse(utm) as Utm, referrer);

const findSource = ({ utm_source = '' }: Utm, referrer: string): string =>
  utm_source.toLowerCase() || hostWithoutWww(referrer) || DIRECT;

const hostWithoutWww = (referrer: string) =>
  referrer === '' ? '' : (URL.parse(referrer)?.host.replace(/^www\./, '') ?? '');

/** Splits text into distinct words, in lower case and without accents: `José` and `jose@acme.test` share `jose`. */
export function wordsOf(text: string): string[] {
  const words = ASCII_ONLY.test(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)];
}

/** Fast path for most submissions: plain ASCII has no accents. */
const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** Two spaces before each word, so that even its first letter makes a trigram. */
export const searchText = (words: readonly string[]): string => words.map((word) => `  ${word}`).join('');

/** Digits of a phone number, without the (0) that is only dialed inside a country. */
export const phoneDigits = (text: string): string => text.replace('(0)', '').replace(/\D/g, '');
