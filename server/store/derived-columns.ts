/** Values that are computed when a submission is stored, and text for search and sorting. */
import { hash } from 'node:crypto';
import { BY_HAND } from '#domain/forms/form.ts';
import type { InsertableSubmission } from './schema.ts';

/** The version of a consent sentence is its hash. */
export const consentVersion = (sentence: string): string => hash('sha256', sentence, 'hex').slice(0, 16);

/** Source of visitors without campaign or referrer. */
export const DIRECT = 'direct';

/** Sorts after every name, so that people without a company come last. */
const NO_COMPANY = '\uffff';

type StoredVisit = Pick<InsertableSubmission, 'utm' | 'referrer'>;
type VisitWithConsent = StoredVisit & Pick<InsertableSubmission, 'consent_version'>;

export const derivedColumns = ({ consent_version, ...visit }: VisitWithConsent) => ({
  source: consent_version === BY_HAND ? BY_HAND : sourceOf(visit),
  campaign: campaignOf(visit),
});

const utmOf = ({ utm }: Pick<StoredVisit, 'utm'>) => JSON.parse(utm) as Partial<Record<string, string>>;

export const campaignOf = (visit: Pick<StoredVisit, 'utm'>): string => utmOf(visit).utm_campaign ?? '';

/** The campaign's source, otherwise the referring site. A visitor's link cannot pretend that the team added the visitor. */
export function sourceOf(visit: StoredVisit): string {
  const named = utmOf(visit).utm_source?.toLowerCase() ?? '';
  return (named === BY_HAND ? '' : named) || hostWithoutWww(visit.referrer) || DIRECT;
}

export const companyKey = (company: string): string => wordsOf(company).join(' ') || NO_COMPANY;

/** The full name. The quiz asks for one name, the deck form for first and last name. */
export const nameOf = ({ first_name, last_name }: Record<'first_name' | 'last_name', string>): string =>
  `${first_name} ${last_name}`.trim();

const hostWithoutWww = (referrer: string) => URL.parse(referrer)?.host.replace(/^www\./, '') ?? '';

/** Splits text into distinct words, in lower case and without accents: `José` and `jose@acme.test` share `jose`. */
export function wordsOf(text: string): string[] {
  const plainText = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plainText.match(/[\p{L}\p{N}]+/gu))];
}

/** Two spaces before each word, so that even its first letter makes a trigram. */
export const searchText = (words: readonly string[]): string => words.map((word) => `  ${word}`).join('');

/** Digits of a phone number, without the (0) that is only dialed inside a country. */
export const phoneDigits = (text: string): string => text.replace('(0)', '').replace(/\D/g, '');
