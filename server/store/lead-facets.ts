/** Columns that are computed when a lead is stored, so that lists can filter, sort and search by index. */
import type { InsertableLead } from './schema.ts';

export type LeadFacets = Readonly<{ source: string; campaign: string; words: string; company_key: string }>;

type LeadFields = Pick<
  InsertableLead,
  'utm' | 'referrer' | 'first_name' | 'last_name' | 'company' | 'email' | 'phone'
>;

/** Source of visitors without campaign or referrer. */
export const DIRECT = 'direct';

/** Sorts after every name, so that leads without a company come last. */
const NO_COMPANY = '\uffff';

export function leadFacets(lead: LeadFields): LeadFacets {
  const utm = JSON.parse(lead.utm) as Utm;
  const digits = phoneDigits(lead.phone);
  return {
    source: findSource(utm, lead.referrer),
    campaign: utm.utm_campaign ?? '',
    words: searchText([
      ...wordsOf([lead.first_name, lead.last_name, lead.company, lead.email].join(' ')),
      ...(digits ? [digits] : []),
    ]),
    company_key: wordsOf(lead.company).join(' ') || NO_COMPANY,
  };
}

type Utm = Readonly<Record<string, string | undefined>>;

/** The full name. The quiz asks for one name, the deck form for first and last name. */
export const nameOf = ({ first_name, last_name }: Pick<InsertableLead, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** Source of a lead: the campaign's source, otherwise the referring site. */
export const sourceOf = ({ utm, referrer }: Pick<InsertableLead, 'utm' | 'referrer'>): string =>
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

/** Fast path for most leads: plain ASCII has no accents. */
const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** Two spaces before each word, so that even its first letter makes a trigram. */
export const searchText = (words: readonly string[]): string => words.map((word) => `  ${word}`).join('');

/** Digits of a phone number, without the (0) that is only dialed inside a country. */
export const phoneDigits = (text: string): string => text.replace('(0)', '').replace(/\D/g, '');
