/** Start-up message: URL, services in use, missing settings. */
import { hasPart } from '#content/has-part.ts';
import { site } from '#content/site.ts';
import type { Settings } from '#server/settings.ts';

type StartInfo = Readonly<{ address: string; startMs: number; builtFor?: string }>;

export function banner(settings: Settings, { address, startMs, builtFor = site.origin }: StartInfo): string {
  const missingSettings = {
    'SMTP_URL: mail is written to files, nobody receives it': !settings.smtpUrl,
    'OPERATOR_EMAIL: you get no mail about new submissions': !settings.operatorEmail,
    'DECK_FORWARD_URL: deck requests are not forwarded to a workflow host':
      hasPart('deck') && !settings.deckForward,
    'TOKEN_SECRET: several servers need the same one, or newsletter links fail':
      settings.databaseUrl && !settings.tokenSecret,
  };
  const missing = Object.entries(missingSettings).flatMap(([text, isMissing]) => (isMissing ? text : []));
  const rows = {
    Address: address,
    Store: settings.databaseUrl
      ? `PostgreSQL at ${new URL(settings.databaseUrl).host}`
      : `SQLite in ${settings.dataDir}/`,
    Mail: settings.smtpUrl
      ? `SMTP at ${new URL(settings.smtpUrl).host}`
      : `.eml files in ${settings.dataDir}/outbox/`,
    Desk:
      settings.deskUsers.length > 0
        ? `${settings.publicOrigin}/desk, sign in with a mailed link or: npm run desk`
        : 'off: set DESK_USERS, or try it with npm run desk -- --sample',
    Worker: settings.worker ? 'in this process' : 'separate process: npm run worker',
  };
  return [
    '',
    `  ${site.name} is up (${Math.round(startMs)} ms)`,
    '',
    ...Object.entries(rows).map(([name, value]) => `  ${name.padEnd(9)} ${value}`),
    ...(missing.length > 0 ? ['', '  Not set yet', ...missing.map((line) => `  - ${line}`)] : []),
    // A build with the sample origin may run anywhere.
    ...(!builtFor.endsWith('.example') && settings.publicOrigin !== builtFor
      ? [
          '',
          `  PUBLIC_ORIGIN is ${settings.publicOrigin}, but the pages were built for ${builtFor}:`,
          '  forms sent from any other address than PUBLIC_ORIGIN are refused with 403.',
        ]
      : []),
    '',
    '',
  ].join('\n');
}
