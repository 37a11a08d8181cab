/** The server's settings. Only this file reads environment variables. All faults are reported together. */
import * as v from 'valibot';
import { webhookSecretName } from '#content/booking.ts';
import { site } from '#content/site.ts';
import { OperatorError } from '#server/errors.ts';

/** Ports that `fetch` blocks, so a delivery to them always fails: https://fetch.spec.whatwg.org/#port-blocking */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

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
const hourOrOff = v.pipe(
  v.string(),
  v.regex(/^(off|0?\d|1\d|2[0-3])$/, 'must be a whole number from 0 to 23, or off'),
  v.transform((value) => (value === 'off' ? undefined : Number(value))),
);
const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent',
);
const mailbox = v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, 'must be a mail address'));

const secretOf = (length: number) =>
  v.optional(v.pipe(v.string(), v.minLength(length, `must have at least ${length} characters`)));
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

/** Name and schema, which has the default. `.env.example` and docs/operate.md explain each setting to the operator. */
const SETTINGS = {
  port: ['PORT', v.optional(wholeNumber(0, 65_535), '3000')],
  host: ['HOST', v.optional(v.string(), '0.0.0.0')],
  databaseUrl: ['DATABASE_URL', v.optional(urlSchema(['postgres:', 'postgresql:']))],
  dataDir: ['DATA_DIR', v.optional(v.string(), 'data')],
  siteDir: ['SITE_DIR', v.optional(v.string(), 'dist/site')],
  smtpUrl: ['SMTP_URL', v.optional(urlSchema(['smtp:', 'smtps:']))],
  /** Allows credentials without TLS to a mail server on this machine. */
  smtpClearText: ['SMTP_CLEAR_TEXT', v.optional(onOff, 'off')],
  mailFrom: ['MAIL_FROM', v.optional(mailbox, site.email)],
  /** Maximum number of mails to visitors in a minute. More are queued. */
  mailsPerMinute: ['MAIL_PER_MINUTE', v.optional(wholeNumber(1, 60_000), '300')],
  operatorEmail: ['OPERATOR_EMAIL', v.optional(mailbox)],
  deckForwardUrl: ['DECK_FORWARD_URL', v.optional(webhookUrl)],
  deckForwardSecret: ['DECK_FORWARD_SECRET', v.optional(webhookSecret)],
  eventUrls: ['EVENTS_URL', v.optional(webhookUrls, '')],
  eventSecrets: ['EVENTS_SECRET', v.optional(v.pipe(listOfValues, v.array(webhookSecret)), '')],
  /** Days until submissions, mails and bookings are erased; undefined keeps them. */
  retentionDays: ['RETENTION_DAYS', v.optional(wholeNumber(1, 36_500))],
  chatWebhookUrl: ['CHAT_WEBHOOK_URL', v.optional(webhookUrl)],
  /** Without it, webhooks of the booking provider are not accepted. The provider names it, if it has webhooks. */
  bookingWebhookSecret: [webhookSecretName() ?? '', secretOf(16)],
  quizReports: ['QUIZ_REPORTS', v.optional(onOff)],
  /** Addresses in lower case. Empty turns the desk off. */
  deskUsers: ['DESK_USERS', v.optional(mailboxes, '')],
  /** True if new leads are assigned to the desk users in turn. */
  roundRobin: ['ROUND_ROBIN', v.optional(onOff, 'off')],
  /** Hour of the daily mail about due steps; undefined sends none. */
  dueMailHour: ['DUE_MAIL_HOUR', v.optional(hourOrOff, '8')],
  insight: ['INSIGHT', v.optional(onOff, 'off')],
  publicMcp: ['AGENTS', v.optional(onOff, 'on')],
  publicOrigin: ['PUBLIC_ORIGIN', v.optional(urlSchema(['http:', 'https:']))],
  tokenSecret: ['TOKEN_SECRET', secretOf(32)],
  metricsToken: ['METRICS_TOKEN', secretOf(16)],
  /** Number of trusted proxies before this process. */
  trustProxy: ['TRUST_PROXY', v.optional(wholeNumber(0, 5), '0')],
  logLevel: ['LOG_LEVEL', v.optional(logLevel, 'info')],
  /** Grace period after a stop signal, so that load balancers notice first. */
  drainSeconds: ['DRAIN_SECONDS', v.optional(wholeNumber(0, 300), '0')],
  worker: ['WORKER', v.optional(onOff, 'on')],
  /** Port of a separate worker's health and metrics. */
  workerPort: ['WORKER_PORT', v.optional(wholeNumber(0, 65_535), '9464')],
} as const satisfies Record<string, readonly [string, v.GenericSchema<string | undefined, unknown>]>;

export const settingNames = Object.values(SETTINGS).flatMap(([name]) => name || []);

type Values = { [Key in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Key][1]> };
export type Settings = Readonly<ReturnType<typeof readEnv>>;

export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const faults: string[] = [];
  const readSetting = ([name, schema]: (typeof SETTINGS)[keyof typeof SETTINGS]) => {
    // An empty variable counts as unset, as in .env and compose files.
    const { success, output, issues } = v.safeParse(schema, source[name] || undefined);
    if (!success) faults.push(...issues.map(({ message }) => `${name} ${message}`));
    return output;
  };
  const {
    deckForwardUrl,
    deckForwardSecret,
    eventUrls,
    eventSecrets,
    publicOrigin,
    quizReports,
    ...settings
  } = Object.fromEntries(Object.entries(SETTINGS).map(([key, entry]) => [key, readSetting(entry)])) as Values;
  if (deckForwardUrl && !source.DECK_FORWARD_SECRET)
    faults.push('DECK_FORWARD_SECRET must be set together with DECK_FORWARD_URL: forwards are always signed');
  if (faults.length === 0 && eventSecrets.length !== 1 && eventSecrets.length !== eventUrls.length)
    faults.push('EVENTS_SECRET must contain one secret for all addresses of EVENTS_URL, or one for each');
  if (settings.smtpClearText && !isLoopback(settings.smtpUrl))
    faults.push(
      'SMTP_CLEAR_TEXT is for a mail server on this machine only: anywhere else credentials need TLS',
    );
  if (faults.length > 0)
    throw new OperatorError(
      `The settings have ${faults.length === 1 ? 'one fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return {
    ...settings,
    deckForward:
      deckForwardUrl && deckForwardSecret ? { url: deckForwardUrl, secret: deckForwardSecret } : undefined,
    events: eventUrls.map((url, index) => ({ url, secret: eventSecrets[index] ?? eventSecrets[0] ?? '' })),
    /** Default: on if there is a mail server. */
    quizReports: quizReports ?? settings.smtpUrl !== undefined,
    publicOrigin: publicOrigin ? new URL(publicOrigin).origin : defaultOrigin(settings.port),
  };
}

function isLoopback(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** Links in mails must work even before the site is live. The sample origin leads nowhere, so use localhost. */
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
