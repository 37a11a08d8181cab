/** Invented people and their forms. */

import { LANGUAGES } from '#content/languages.ts';
import { fill } from '#content/message.ts';
import { site } from '#content/site.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { PATHS } from '#domain/paths.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { DAY, HOUR } from '#domain/timing.ts';
import { consentVersion } from '#server/store/derived-columns.ts';
import type { InsertableSubmission, PersonStatus } from '#server/store/schema.ts';
import consentWords from '#words/consent.json' with { type: 'json' };
import { makeId, pick, pickWeighted, type Random } from './random.ts';

const consent = fill(consentWords, { brand: site.name });

/** Length of the sample data: three months. */
export const DAYS = 91;

const FIRST_NAMES =
  'Amara Ben Chiara Dominik Elif Farah Gustav Hanne Idris Julia Kenji Leila Marta Nils Oona Pablo Rosa Samir Tessa Uma Viktor Wanda Yusuf Zora';
const LAST_NAMES =
  'Abel Brandt Costa Dunmore Eriksen Falk Grady Hoang Ibarra Jansen Keller Lund Moreau Nakata Oduya Petrov Quist Ruiz Sato Thorne Ueda Varga Wilde Young';
const PLACE_NAMES =
  'Harbour Lane,Copperfield,Elm Street,Bright Mill,Westbay,Nordhafen,Pinewood,Silver Birch,Quayside,Hillcrest,Old Town,Riverside';
const TRADES =
  'Dental Logistics Legal Software Interiors Accounting Clinics Foods Media Tools Travel Insurance';

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
] as const satisfies readonly { share: number; kind: FormKind }[];

/** There are more submissions on weekdays, and the number grows towards today. */
const countSubmissionsOn = (day: number, weekday: number, random: Random) =>
  Math.round((weekday === 0 || weekday === 6 ? 2 : 6) * (0.6 + day / DAYS) * (0.6 + random() * 0.9));

function makeQuizDetails(random: Random, name: string, email: string, company: string): string {
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => {
      if ('options' in question) {
        const options: readonly string[] = question.options;
        const count = question.type === 'single' ? 1 : 1 + Math.floor(random() * 3);
        return [question.id, [...new Set(Array.from({ length: count }, () => pick(random, options)))]];
      }
      const typedAnswers: Record<string, string> = { name, email, company };
      return [question.id, typedAnswers[question.id] ?? ''];
    }),
  );
  return JSON.stringify({ answers });
}

function chooseStatus(age: number, kind: FormKind, random: Random): PersonStatus {
  if (kind === 'newsletter' || random() > age / 9) return 'new';
  const roll = random();
  return roll < 0.38 ? 'contacted' : roll < 0.66 ? 'qualified' : roll < 0.82 ? 'won' : 'lost';
}

/** The numbers 555 0100 to 555 0199 are reserved for fiction, in every area code. */
const phoneNumber = (seed: number) => `+1 ${201 + (seed % 700)} 555 01${10 + (seed % 89)}`;

function choosePhone(kind: FormKind, at: number, random: Random): string {
  if (kind === 'quiz') return phoneNumber(at);
  return kind === 'deck' && random() < 0.4 ? phoneNumber(Math.floor(random() * DAY)) : '';
}

/** A submission with the status that its person will have. */
export type SampleSubmission = InsertableSubmission & Readonly<{ status: PersonStatus }>;

function makeSubmission(createdAt: number, now: number, random: Random): SampleSubmission {
  const { kind } = pickWeighted(random, KINDS);
  const source = pickWeighted(random, SOURCES);
  const [firstName, lastName] = [pick(random, FIRST_NAMES.split(' ')), pick(random, LAST_NAMES.split(' '))];
  const company = `${pick(random, PLACE_NAMES.split(','))} ${pick(random, TRADES.split(' '))}`;
  const email =
    `${firstName}.${lastName}@${company.toLowerCase().replaceAll(' ', '-')}.example`.toLowerCase();
  const isAnonymous = kind === 'newsletter';
  return {
    id: makeId(createdAt, random),
    kind,
    person: email,
    email,
    first_name: isAnonymous ? '' : firstName,
    last_name: isAnonymous ? '' : lastName,
    company: isAnonymous ? '' : company,
    phone: choosePhone(kind, createdAt, random),
    details: kind === 'quiz' ? makeQuizDetails(random, `${firstName} ${lastName}`, email, company) : '{}',
    page:
      kind === 'deck' ? PATHS.socialOs : kind === 'quiz' ? PATHS.quiz : pick(random, Object.values(PATHS)),
    referrer: source.referrer,
    utm: JSON.stringify(source.utm),
    consent: consent[kind],
    consent_version: consentVersion(consent[kind]),
    first_page: PATHS.home,
    // The consent above is in the language of the page.
    language: random() < 0.3 ? 'de-DE' : 'en-GB',
    page_language: LANGUAGES[0].code,
    created_at: createdAt,
    status: chooseStatus((now - createdAt) / DAY, kind, random),
  };
}

/** One of 9 forms comes from a person who sent another kind of form before. */
const SECOND_FORM_EVERY = 9;

function addSecondForms(submissions: readonly SampleSubmission[]): SampleSubmission[] {
  return submissions.map((submission, index) => {
    if (index % SECOND_FORM_EVERY !== 5) return submission;
    const earlier = submissions
      .slice(Math.max(0, index - 30), index)
      .findLast(({ kind, company }) => kind !== submission.kind && company !== '');
    if (!earlier || submission.kind === 'newsletter') return submission;
    const { person, email, first_name, last_name, company } = earlier;
    return { ...submission, person, email, first_name, last_name, company };
  });
}

/** One of 41 forms is suspected spam, so that every period of a few weeks has one. */
const HELD_EVERY = 41;

export function makeSubmissions(days: number, now: number, random: Random): SampleSubmission[] {
  const submissions: SampleSubmission[] = [];
  for (let day = DAYS - days; day < DAYS; day += 1) {
    const start = now - (DAYS - day) * DAY;
    const count = countSubmissionsOn(day, new Date(start).getUTCDay(), random);
    for (let index = 0; index < count; index += 1)
      submissions.push(makeSubmission(Math.round(start + random() * 23 * HOUR), now, random));
  }
  return addSecondForms(submissions.sort((a, b) => a.created_at - b.created_at)).map((submission, index) =>
    index % HELD_EVERY === 7 ? { ...submission, quarantine_reason: 'too-fast:210' } : submission,
  );
}
