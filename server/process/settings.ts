/** The server's settings. Only this file reads environment variables. All faults are reported together. */

import * as v from 'valibot';
import { webhookSecretName } from '#content/booking.ts';
import { site } from '#content/site.ts';
import { OperatorError } from '#server/errors.ts';
import { BLOCKED_PORTS } from './blocked-ports.ts';

const urlSchema = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );
/** A URL that receives deliveries. */
const webhookUrl = v.pipe(
  urlSchema(['http:', 'https:']),
  v.check(
    (value) => !URL.canParse(value) || new URL(value).username + new URL(value).password === '',
    'must not contain a user name or password: receivers check the signature instead',
  ),
  v.check(
    (value) => !URL.canParse(value) || !BLOCKED_PORTS.has(Number(new URL(value).port)),
    'has a port that HTTP clients block',
  ),
);
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);
const offAsUndefined = v.pipe(
  v.literal('off'),
  v.transform(() => undefined),
);
const mailbox = v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, 'must be a mail address'));

const webhookSecret = v.pipe(
  v.string(),
  v.regex(/^whsec_[A-Za-z0-9+/]{32,}=*$/, 'must be whsec_ followed by at least 24 random bytes in base64'),
);
/** A list in one variable, separated by spaces or commas. */
const listOfValues = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);
const webhookUrls = v.pipe(
  listOfValues,
  v.array(webhookUrl),
  v.check(
    (urls) => new Set(urls).size === urls.length,
    'contains an address twice: it would receive every event twice',
  ),
);
const mailboxes = v.pipe(
  listOfValues,
  v.transform((values) => values.map((value) => value.toLowerCase())),
  v.everyItem(
    (address) => /^[^\s@<>]+@[^\s@<>]+$/.test(address),
    'must be mail addresses, separated by commas',
  ),
);

const BOOKING_SECRET_NAME = webhookSecretName();
const BOOKING_SECRET = v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')));

/** Each variable with its schema and default. `.env.example` explains them to the operator. */
const EnvSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATABASE_URL: v.optional(urlSchema(['postgres:', 'postgresql:'])),
  DATA_DIR: v.optional(v.string(), 'data'),
  SITE_DIR: v.optional(v.string(), 'dist/site'),
  SMTP_URL: v.optional(urlSchema(['smtp:', 'smtps:'])),
  SMTP_CLEAR_TEXT: v.optional(onOff, 'off'),
  MAIL_FROM: v.optional(mailbox, site.email),
  MAIL_PER_MINUTE: v.optional(wholeNumber(1, 60_000), '300'),
  OPERATOR_EMAIL: v.optional(mailbox),
  DECK_FORWARD_URL: v.optional(webhookUrl),
  DECK_FORWARD_SECRET: v.optional(webhookSecret),
  EVENTS_URL: v.optional(webhookUrls),
  EVENTS_SECRET: v.optional(v.pipe(listOfValues, v.array(webhookSecret))),
  RETENTION_DAYS: v.optional(wholeNumber(1, 36_500)),
  CHAT_WEBHOOK_URL: v.optional(webhookUrl),
  // The booking provider names this variable. Providers without webhooks have none.
  ...(BOOKING_SECRET_NAME && { [BOOKING_SECRET_NAME]: BOOKING_SECRET }),
  QUIZ_REPORTS: v.optional(onOff),
  DESK_USERS: v.optional(mailboxes, ''),
  DUE_MAIL_HOUR: v.optional(
    v.union([offAsUndefined, wholeNumber(0, 23)], 'must be a whole number from 0 to 23, or off'),
    '8',
  ),
  INSIGHT: v.optional(onOff, 'off'),
  AGENTS: v.optional(onOff, 'on'),
  PUBLIC_ORIGIN: v.optional(urlSchema(['http:', 'https:'])),
  TOKEN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  TRUST_PROXY: v.optional(wholeNumber(0, 5), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 300), '0'),
  WORKER: v.optional(onOff, 'on'),
  WORKER_PORT: v.optional(wholeNumber(0, 65_535), '9464'),
});

export const settingNames = Object.keys(EnvSchema.entries);

export type Settings = Readonly<{
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataDir: string;
  siteDir: string;
  smtpUrl: string | undefined;
  /** Allows credentials without TLS to a mail server on this machine. */
  smtpClearText: boolean;
  mailFrom: string;
  /** Maximum number of mails to visitors in a minute. More are queued. */
  mailsPerMinute: number;
  operatorEmail: string | undefined;
  deckForward: WebhookTarget | undefined;
  /** Receivers of all events. */
  events: readonly WebhookTarget[];
  /** Days until submissions, mails and bookings are erased; undefined keeps them. */
  retentionDays: number | undefined;
  /** Incoming webhook of the team's chat. */
  chatWebhookUrl: string | undefined;
  /** Secret for the webhooks of the booking provider. Without it, they are not accepted. */
  bookingWebhookSecret: string | undefined;
  /** Default: on if there is a mail server. */
  quizReports: boolean;
  /** Addresses of desk users, in lower case. Empty turns the desk off. */
  deskUsers: readonly string[];
  /** Hour of the daily mail about due steps; undefined sends none. */
  dueMailHour: number | undefined;
  insight: boolean;
  /** True if assistants may use /mcp. */
  agents: boolean;
  publicOrigin: string;
  tokenSecret: string | undefined;
  metricsToken: string | undefined;
  /** Number of trusted proxies before this process. */
  trustProxy: number;
  logLevel: string;
  /** Grace period after a stop signal, so that load balancers notice first. */
  drainMs: number;
  worker: boolean;
  /** Port of a separate worker's health and metrics. */
  workerPort: number;
}>;

type WebhookTarget = Readonly<{ url: string; secret: string }>;
type EnvSource = Readonly<Record<string, string | undefined>>;

export function readEnv(source: EnvSource): Settings {
  // An empty variable counts as unset, as in .env and compose files.
  const setVariables = Object.fromEntries(
    Object.entries(source).filter(([key, value]) => value !== '' && key in EnvSchema.entries),
  );
  const { success, output: env, issues } = v.safeParse(EnvSchema, setVariables);
  const faults = issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];
  if (setVariables.DECK_FORWARD_URL && !setVariables.DECK_FORWARD_SECRET) {
    faults.push('DECK_FORWARD_SECRET must be set together with DECK_FORWARD_URL: forwards are always signed');
  }
  const { EVENTS_URL: eventUrls = [], EVENTS_SECRET: eventSecrets = [] } = success ? env : {};
  if (success && eventSecrets.length !== 1 && eventSecrets.length !== eventUrls.length) {
    faults.push('EVENTS_SECRET must contain one secret for all addresses of EVENTS_URL, or one for each');
  }
  if (setVariables.SMTP_CLEAR_TEXT === 'on' && !isLoopback(setVariables.SMTP_URL)) {
    faults.push(
      'SMTP_CLEAR_TEXT is for a mail server on this machine only: anywhere else credentials need TLS',
    );
  }
  if (!success || faults.length > 0)
    throw new OperatorError(
      `The settings have ${faults.length === 1 ? 'one fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    siteDir: env.SITE_DIR,
    smtpUrl: env.SMTP_URL,
    smtpClearText: env.SMTP_CLEAR_TEXT,
    mailFrom: env.MAIL_FROM,
    mailsPerMinute: env.MAIL_PER_MINUTE,
    operatorEmail: env.OPERATOR_EMAIL,
    deckForward:
      env.DECK_FORWARD_URL && env.DECK_FORWARD_SECRET
        ? { url: env.DECK_FORWARD_URL, secret: env.DECK_FORWARD_SECRET }
        : undefined,
    events: eventUrls.map((url, index) => ({ url, secret: eventSecrets[index] ?? eventSecrets[0] ?? '' })),
    retentionDays: env.RETENTION_DAYS,
    chatWebhookUrl: env.CHAT_WEBHOOK_URL,
    bookingWebhookSecret: BOOKING_SECRET_NAME && setVariables[BOOKING_SECRET_NAME],
    quizReports: env.QUIZ_REPORTS ?? env.SMTP_URL !== undefined,
    deskUsers: env.DESK_USERS,
    dueMailHour: env.DUE_MAIL_HOUR,
    insight: env.INSIGHT,
    agents: env.AGENTS,
    publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : defaultOrigin(env.PORT),
    tokenSecret: env.TOKEN_SECRET,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    drainMs: env.DRAIN_SECONDS * 1000,
    worker: env.WORKER,
    workerPort: env.WORKER_PORT,
  };
}

function isLoopback(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** Links in mails must work even before the site is live. The sample origin submissions nowhere, so use localhost. */
function defaultOrigin(port: number): string {
  return site.origin.endsWith('.example') ? `http://localhost:${port}` : site.origin;
}

/** Reads an `.env` file of the working directory, if there is one, then the environment of the process. */
export function processSettings(): Settings {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return readEnv(process.env);
}
