/** Columns that are worked out from a lead once, so that lists filter, sort and search by index. */
import type { LeadRow } from './schema.ts';

export type LeadFacets = Readonly<{ source: string; campaign: string; words: string; company_key: string }>;

type Facts = Pick<LeadRow, 'utm' | 'referrer' | 'first_name' | 'last_name' | 'company' | 'email' | 'phone'>;

const DIRECT = 'direct';

/** Sorts behind every name, so that leads without a company come last. */
const NO_COMPANY = '\uffff';

export function leadFacets(lead: Facts): LeadFacets {
  const { utm_campaign } = JSON.parse(lead.utm) as Record<string, string | undefined>;
  return {
    source: sourceOf(lead),
    campaign: utm_campaign ?? '',
    words: searchWords([lead.first_name, lead.last_name, lead.company, lead.email, lead.phone].join(' ')),
    company_key: searchWords(lead.company) || NO_COMPANY,
  };
}

/** Where a lead came from: its campaign's source, else the site that linked here. */
export function sourceOf({ utm, referrer }: Pick<LeadRow, 'utm' | 'referrer'>): string {
  const { utm_source } = JSON.parse(utm) as Record<string, string | undefined>;
  return (utm_source ?? '').toLowerCase() || host(referrer) || DIRECT;
}

const host = (referrer: string) =>
  URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, '') : '';

/** Letters and digits in lower case without accents, each word once: `José` and `jose@acme.test` meet at `jose`. */
export function searchWords(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return [...new Set(plain.trim().split(' '))].join(' ');
}
