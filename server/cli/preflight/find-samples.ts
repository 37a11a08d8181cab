/** Finds sample content and missing settings before the site goes live. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { provider } from '#booking/adapters.ts';
import { booking, webhookSecretName } from '#content/booking.ts';
import { hasPart } from '#content/has-part.ts';
import { operator } from '#content/operator.ts';
import { SAMPLE_BOOKING_LINK } from '#content/site.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import type { Settings } from '#server/settings.ts';
import legal from '#words/legal.json' with { type: 'json' };

/** `must` blocks going live, `should` is recommended, `fine to keep` is only listed. */
export const LEVELS = ['must', 'should', 'fine to keep'] as const;
export type FindingLevel = (typeof LEVELS)[number];
export type Finding = Readonly<{ level: FindingLevel; where: string; what: string }>;

/** Texts of findings, and whether each applies. */
type Checks = Readonly<Partial<Record<FindingLevel, Readonly<Record<string, boolean>>>>>;

const { country } = legal;

const isSampleAddress = (value: string) => /\.example\b|-example\b/.test(value);

/** Reserved numbers for fiction: 555 in North America, and Ofcom's numbers for British cities. */
const PLACEHOLDER_PHONE = /\b555\b|^\+44 \d+ 496 0\d{3}$/;

/** A company elsewhere has another country code. */
const SAMPLE_COUNTRY = { name: 'United Kingdom', phone: '+44' };
const SAMPLE_TAGLINE = 'AI agents that keep work moving';

const siteChecks = (site: SiteSettings): Checks => ({
  must: {
    'sampleContent is true: texts, people and figures are those of the sample': site.sampleContent,
    [`origin is the sample ${site.origin}`]: isSampleAddress(site.origin),
    [`tagline in site.json is the sample’s: ${site.tagline}`]: site.tagline === SAMPLE_TAGLINE,
    [`country in legal.json is the sample’s: ${country}`]:
      country === SAMPLE_COUNTRY.name && !site.phone.startsWith(SAMPLE_COUNTRY.phone),
    [`email is the sample ${site.email}`]: isSampleAddress(site.email),
    [`phone is the placeholder ${site.phone}`]: PLACEHOLDER_PHONE.test(site.phone),
    [`booking is the sample ${SAMPLE_BOOKING_LINK}`]: provider(site.booking).page.endsWith(
      `/${SAMPLE_BOOKING_LINK}`,
    ),
    [`social links to sample accounts: ${site.social.map(({ name }) => name).join(', ')}`]: site.social.some(
      ({ href }) => isSampleAddress(href),
    ),
  },
});

const legalChecks = ({ register, vatId }: typeof operator): Checks => ({
  'fine to keep': {
    'operator.register is not set: the imprint shows no commercial register': register === '',
    'operator.vatId is not set: the imprint shows no VAT number': vatId === '',
  },
});

const settingChecks = (settings: Settings): Checks => ({
  must: {
    'SMTP_URL is not set: mail is written to files, nobody receives it': !settings.smtpUrl,
    [`PUBLIC_ORIGIN is ${settings.publicOrigin}, not an https address`]:
      !settings.publicOrigin.startsWith('https:'),
    [`MAIL_FROM is the sample ${settings.mailFrom}`]: isSampleAddress(settings.mailFrom),
    'TOKEN_SECRET is not set: servers that share PostgreSQL need the same one':
      settings.databaseUrl !== undefined && !settings.tokenSecret,
    'QUIZ_REPORTS is on, but the quiz asks for no email address':
      settings.quizReports && !QUESTIONS.some(({ type }) => type === 'email'),
  },
  should: {
    'OPERATOR_EMAIL is not set: nobody gets a mail about new submissions': !settings.operatorEmail,
    'RETENTION_DAYS is not set: old data is not erased automatically. 730 is a common value. Then build again: the privacy page states it':
      settings.retentionDays === undefined,
  },
  'fine to keep': {
    'QUIZ_REPORTS is off: the button “Email My AI Report” sends no mail and stores no submission':
      !settings.quizReports,
    'DESK_USERS is not set: there is no desk': settings.deskUsers.length === 0,
    [`${webhookSecretName()} is not set: bookings at ${booking.name} are not received`]:
      booking.webhookPath !== undefined && !settings.bookingWebhookSecret,
    'EVENTS_URL is not set: no events are sent to other tools': settings.events.length === 0,
    'CHAT_WEBHOOK_URL is not set: no messages are sent to the team’s chat': !settings.chatWebhookUrl,
    'INSIGHT is off: page views are not counted': !settings.insight,
  },
});

/** Illustrations may have invented names; customers, quotes, figures and legal copy may not. */
const ILLUSTRATIONS =
  /use-case-scenes|social-(?:plan|day)|b2b-sales-hero|services|controlRoom$|b2bSalesFeatures|enrichment\.record|leadGeneration\.feed/;

export function findSamples(
  site: SiteSettings,
  settings: Settings,
  modules: Readonly<Record<string, unknown>>,
  assets: readonly Finding[] = [],
  isShown: (where: string, path: string) => boolean = () => true,
): Finding[] {
  const deck = join(settings.siteDir, site.deck.fileName);
  return [
    ...toFindings('content/site.ts', siteChecks(site)),
    ...Object.entries(modules).flatMap(([where, module]) =>
      findSamplesIn(module)
        .filter(({ path }) => isShown(where, path))
        .map(
          ({ path, name }): Finding => ({
            level: ILLUSTRATIONS.test(`${where} ${path}`) ? 'should' : 'must',
            where,
            what: name ? `${path}: ${name}` : path,
          }),
        ),
    ),
    ...toFindings('content/operator.ts', legalChecks(operator)),
    ...assets,
    ...toFindings('settings', settingChecks(settings)),
    ...toFindings('build', {
      must: { [`${deck} is missing: the deck cannot be mailed`]: hasPart('deck') && !existsSync(deck) },
    }),
  ];
}

const toFindings = (where: string, checks: Checks): Finding[] =>
  LEVELS.flatMap((level) =>
    Object.entries(checks[level] ?? {})
      .filter(([, isFound]) => isFound)
      .map(([what]) => ({ level, where, what })),
  );

type Sample = { path: string; name: string };

/** Finds every `sample: true` in a content module, at any depth, with its path. */
function findSamplesIn(value: unknown, path = ''): Sample[] {
  if (typeof value !== 'object' || value === null) return [];
  const ownSample = (value as { sample?: unknown }).sample === true ? [{ path, name: nameOf(value) }] : [];
  const nested = Object.entries(value).flatMap(([key, part]) =>
    findSamplesIn(part, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
  return [...ownSample, ...nested];
}

function nameOf(entry: object): string {
  const { name, company, title, value, label, id } = entry as Record<string, unknown>;
  return [name, company, name ? undefined : (title ?? value), label, id]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .slice(0, 2)
    .join(', ');
}
