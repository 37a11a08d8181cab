/** What an operator still has to replace before the site goes live. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_BOOKING_LINK, type SiteSettings } from '#content/site.ts';
import type { Settings } from '#server/process/settings.ts';

export type Finding = Readonly<{ where: string; what: string }>;

const isSampleAddress = (value: string) => /\.example\b|-example\b/.test(value);

export function findSamples(
  site: SiteSettings,
  settings: Settings,
  modules: Readonly<Record<string, unknown>>,
): Finding[] {
  const inSite: [boolean, string][] = [
    [isSampleAddress(site.origin), `origin is the sample ${site.origin}`],
    [isSampleAddress(site.email), `email is the sample ${site.email}`],
    [/\b555\b/.test(site.phone), `phone is the placeholder ${site.phone}`],
    [site.booking.link === SAMPLE_BOOKING_LINK, `booking.link is the sample ${site.booking.link}`],
    [site.social.some(({ href }) => isSampleAddress(href)), 'social links lead to sample accounts'],
  ];
  const inSettings: [boolean, string][] = [
    [!settings.smtpUrl, 'SMTP_URL is not set: mail is written to files, nobody receives it'],
    [!settings.operatorEmail, 'OPERATOR_EMAIL is not set: nobody is told about new leads'],
    [isSampleAddress(settings.mailFrom), `MAIL_FROM is the sample ${settings.mailFrom}`],
    [
      !settings.publicOrigin.startsWith('https:'),
      `PUBLIC_ORIGIN is ${settings.publicOrigin}, not an https address`,
    ],
    [
      settings.databaseUrl !== undefined && !settings.tokenSecret,
      'TOKEN_SECRET is not set: servers that share PostgreSQL need the same one',
    ],
  ];
  const faults = (where: string, checks: [boolean, string][]): Finding[] =>
    checks.filter(([found]) => found).map(([, what]) => ({ where, what }));
  const deck = join(settings.siteDir, site.deck.fileName);
  return [
    ...faults('content/site.ts', inSite),
    ...Object.entries(modules).flatMap(([where, module]) => {
      const names = sampleNames(module);
      return names.length > 0
        ? [
            {
              where,
              what: `${names.length} sample ${names.length === 1 ? 'entry' : 'entries'}: ${names.join(', ')}`,
            },
          ]
        : [];
    }),
    ...faults('settings', inSettings),
    ...faults('build', [[!existsSync(deck), `${deck} is missing: the deck cannot be mailed`]]),
  ];
}

/** Names of everything in a content module that says `sample: true`, at any depth. */
function sampleNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { sample?: unknown }).sample === true ? [nameOf(value)] : [];
  return [...new Set([...own, ...Object.values(value).flatMap(sampleNames)])];
}

function nameOf(entry: object): string {
  const { name, title, id, label } = entry as Record<string, unknown>;
  return String(name ?? title ?? id ?? label ?? 'unnamed');
}
