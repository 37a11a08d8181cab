/** Invented people and their forms. None of them exist. */
import { consent } from '#content/shell/consent.ts';
import { DAY, HOUR } from '#domain/durations.ts';
import { PATHS } from '#domain/paths.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import type { LeadKind, LeadRow, LeadStatus } from '#server/store/schema.ts';
import { idAt, pick, type Random, weighted } from './random.ts';

/** Three months. */
export const DAYS = 91;

const FIRST =
  'Amara Ben Chiara Dominik Elif Farah Gustav Hanne Idris Julia Kenji Leila Marta Nils Oona Pablo Rosa Samir Tessa Uma Viktor Wanda Yusuf Zora'.split(
    ' ',
  );
const LAST =
  'Abel Brandt Costa Dunmore Eriksen Falk Grady Hoang Ibarra Jansen Keller Lund Moreau Nakata Oduya Petrov Quist Ruiz Sato Thorne Ueda Varga Wilde Young'.split(
    ' ',
  );
const PLACE =
  'Harbour Lane,Copperfield,Elm Street,Bright Mill,Westbay,Nordhafen,Pinewood,Silver Birch,Quayside,Hillcrest,Old Town,Riverside'.split(
    ',',
  );
const TRADE =
  'Dental,Logistics,Legal,Software,Interiors,Accounting,Clinics,Foods,Media,Tools,Travel,Insurance'.split(
    ',',
  );

/** Share of visits per source, and its campaign parameters. */
export const SOURCES = [
  { share: 34, referrer: '', utm: {} },
  { share: 24, referrer: 'https://www.google.com/', utm: {} },
  {
    share: 18,
    referrer: '',
    utm: { utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'social-os-launch' },
  },
  {
    share: 12,
    referrer: '',
    utm: { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'agents-at-work' },
  },
  { share: 7, referrer: '', utm: { utm_source: 'linkedin', utm_medium: 'cpc', utm_campaign: 'sdr-demo' } },
  { share: 5, referrer: 'https://news.ycombinator.com/item', utm: {} },
] as const;
const KINDS = [
  { share: 46, kind: 'deck' },
  { share: 36, kind: 'newsletter' },
  { share: 18, kind: 'quiz' },
] as const satisfies readonly { share: number; kind: LeadKind }[];

/** More on weekdays, and more towards today. */
const leadsOn = (day: number, weekday: number, random: Random) =>
  Math.round((weekday === 0 || weekday === 6 ? 2 : 6) * (0.6 + day / DAYS) * (0.6 + random() * 0.9));

function quizDetails(random: Random, name: string, email: string, company: string): string {
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => {
      if ('options' in question) {
        const options: readonly string[] = question.options;
        const count = question.type === 'single' ? 1 : 1 + Math.floor(random() * 3);
        return [question.id, [...new Set(Array.from({ length: count }, () => pick(random, options)))]];
      }
      const typed: Record<string, string> = { name, email, company };
      return [question.id, typed[question.id] ?? ''];
    }),
  );
  return JSON.stringify({ answers });
}

function statusOf(age: number, kind: LeadKind, random: Random): LeadStatus {
  if (kind === 'newsletter' || random() > age / 9) return 'new';
  const roll = random();
  return roll < 0.38 ? 'contacted' : roll < 0.66 ? 'qualified' : roll < 0.82 ? 'won' : 'lost';
}

/** 555 0100 to 0199 are reserved for fiction, in every area. */
const phoneNumber = (seed: number) => `+1 ${201 + (seed % 700)} 555 01${10 + (seed % 89)}`;

function phoneFor(kind: LeadKind, at: number, random: Random): string {
  if (kind === 'quiz') return phoneNumber(at);
  return kind === 'deck' && random() < 0.4 ? phoneNumber(Math.floor(random() * DAY)) : '';
}

function makeLead(at: number, now: number, random: Random): LeadRow {
  const { kind } = weighted(random, KINDS);
  const source = weighted(random, SOURCES);
  const [first, last] = [pick(random, FIRST), pick(random, LAST)];
  const company = `${pick(random, PLACE)} ${pick(random, TRADE)}`;
  const email = `${first}.${last}@${company.toLowerCase().replaceAll(' ', '-')}.example`.toLowerCase();
  const anonymous = kind === 'newsletter';
  return {
    id: idAt(at, random),
    kind,
    person: email,
    email,
    first_name: anonymous ? '' : first,
    last_name: anonymous ? '' : last,
    company: anonymous ? '' : company,
    phone: phoneFor(kind, at, random),
    details: kind === 'quiz' ? quizDetails(random, `${first} ${last}`, email, company) : '{}',
    page:
      kind === 'deck' ? PATHS.socialOs : kind === 'quiz' ? PATHS.quiz : pick(random, Object.values(PATHS)),
    referrer: source.referrer,
    utm: JSON.stringify(source.utm),
    consent: consent[kind],
    consent_version: consent.version,
    first_page: PATHS.home,
    ...(random() < 0.3
      ? { language: 'de-DE', page_language: 'de' }
      : { language: 'en-GB', page_language: 'en' }),
    suspicion: null,
    fingerprint: null,
    created_at: at,
    status: statusOf((now - at) / DAY, kind, random),
  };
}

/** One in this many comes from somebody who sent another kind of form some days before. */
const AGAIN_EVERY = 9;

function withSecondForms(leads: readonly LeadRow[]): LeadRow[] {
  return leads.map((lead, index) => {
    if (index % AGAIN_EVERY !== 5) return lead;
    const earlier = leads
      .slice(Math.max(0, index - 30), index)
      .findLast(({ kind, company }) => kind !== lead.kind && company !== '');
    if (!earlier || lead.kind === 'newsletter') return lead;
    const { person, email, first_name, last_name, company } = earlier;
    return { ...lead, person, email, first_name, last_name, company };
  });
}

/** One in this many is held, so that any few weeks contain one. */
const HELD_EVERY = 41;

export function makeLeads(days: number, now: number, random: Random): LeadRow[] {
  const leads: LeadRow[] = [];
  for (let day = DAYS - days; day < DAYS; day += 1) {
    const start = now - (DAYS - day) * DAY;
    const count = leadsOn(day, new Date(start).getUTCDay(), random);
    for (let index = 0; index < count; index += 1)
      leads.push(makeLead(Math.round(start + random() * 23 * HOUR), now, random));
  }
  return withSecondForms(leads.sort((a, b) => a.created_at - b.created_at)).map((lead, index) =>
    index % HELD_EVERY === 7 ? { ...lead, suspicion: 'form was filled in 210 ms' } : lead,
  );
}
