/**
 * Any booking page by its address. It opens in a new tab, except for services in `SERVICES` that may be framed. To add a
 * service, try its page in a frame first: many refuse frames (`X-Frame-Options`, `frame-ancestors`).
 */
import * as v from 'valibot';
import type { BookingMessage, MessageFault, Provider, ShowBooking, Webhook } from './adapter.ts';
import { emailText, lineOfText, optionalField, timeText } from './message-fields.ts';

export type LinkSetting = Readonly<{
  provider: 'link';
  url: string;
  /** The provider's name in texts. Default: the name of a known service, otherwise the host. */
  name?: string;
}>;

type Service = Readonly<{
  host: RegExp;
  name: string;
  place?: string;
  fields: Provider['fields'];
  visitFields: readonly string[];
  /** Query parameters that a page in a frame needs. */
  frame?: (host: string) => Readonly<Record<string, string>>;
  webhookPath?: string;
}>;

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];

const SERVICES: readonly Service[] = [
  {
    // Frames and messages: https://developer.calendly.com/api-docs/overview/embedding/notifying-the-parent-window
    // Tried with a page that speaks the documented messages, not with Calendly itself.
    host: /^(www\.)?calendly\.com$/,
    name: 'Calendly',
    place: 'USA',
    // `a1` is the answer to the first question of the event.
    fields: { name: 'name', email: 'email', notes: 'a1' },
    // Calendly returns `salesforce_uuid` unchanged: it carries our reference.
    visitFields: [...UTM, 'salesforce_uuid'],
    frame: (host) => ({ embed_domain: host, embed_type: 'Inline' }),
    webhookPath: '/hooks/calendly',
  },
  // Not tried in a frame, so these open a new tab.
  {
    host: /^(outlook\.office(365)?\.com|book\.ms)$/,
    name: 'Microsoft Bookings',
    fields: {},
    visitFields: [],
  },
  {
    host: /^(calendar\.google\.com|calendar\.app\.google)$/,
    name: 'Google Calendar',
    fields: {},
    visitFields: [],
  },
];

/** utm_* values are harmless anywhere. Personal data goes only to a form that reads it. */
const OTHER = { fields: {}, visitFields: UTM } as const;

export function findSettingFault({ url }: Partial<LinkSetting>): string | undefined {
  if (!url) return "has no url. Write url: 'https://…' with the address of your booking page";
  if (!URL.canParse(url)) return `has the url "${url}", which is not an address. Write url: 'https://…'`;
  if (new URL(url).protocol !== 'https:')
    return `has the url "${url}". Write an https address: url: '${url.replace(/^\w+:(\/\/)?/, 'https://')}'`;
}

/** The content check reports a wrong address. Until then, nothing may fail. Safari 16.4 has no `URL.parse`. */
function parseUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    return new URL('https://invalid');
  }
}

const serviceOf = ({ url }: LinkSetting): Partial<Service> & Pick<Service, 'fields' | 'visitFields'> =>
  SERVICES.find(({ host }) => host.test(parseUrl(url).hostname)) ?? OTHER;

export function provider(setting: LinkSetting): Provider {
  const { origin, hostname } = parseUrl(setting.url);
  const service = serviceOf(setting);
  const opensInDialog = service.frame !== undefined;
  return {
    name: setting.name ?? service.name ?? hostname,
    ...(service.place && { place: service.place }),
    page: setting.url,
    fields: service.fields,
    visitField(name) {
      const field = name === 'reference' ? 'salesforce_uuid' : name;
      return service.visitFields.includes(field) ? field : undefined;
    },
    attributes: { 'data-booking': '' },
    selector: '[data-booking]',
    opensInDialog,
    origins: { scripts: [], frames: opensInDialog ? [origin] : [], forms: [origin] },
    reportsFromPage: opensInDialog,
    ...(service.webhookPath && { webhookPath: service.webhookPath }),
  };
}

const eventSchema = () =>
  v.object({
    event: v.pipe(v.string(), v.startsWith('calendly.')),
    payload: optionalField(v.object({ invitee: optionalField(v.object({ uri: v.string() })) })),
  });

/** Event and invitee: the same in the messages of the page and of the webhook. */
const uidOf = (uri: string | undefined) =>
  /\/scheduled_events\/([\w-]{1,80})\/invitees\/([\w-]{1,80})$/
    .exec(uri ?? '')
    ?.slice(1)
    .join('_');

/** Visible as soon as the page in the frame sends its first message. */
export const showBooking: ShowBooking<LinkSetting> = (setting, address, { body, closed, announceBooking }) =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe');
    const parameters = serviceOf(setting).frame?.(location.hostname) ?? {};
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    addEventListener(
      'message',
      ({ origin, source, data }) => {
        if (origin !== address.origin || source !== frame.contentWindow) return;
        const message = v.safeParse(eventSchema(), data);
        if (!message.success) return;
        resolve(true);
        const { event, payload } = message.output;
        const uid = event === 'calendly.event_scheduled' ? uidOf(payload?.invitee?.uri) : undefined;
        if (uid) announceBooking(uid);
      },
      { signal: closed },
    );
    frame.title = provider(setting).name;
    frame.src = address.href;
    frame.style.cssText = 'border:0;flex:1;min-height:0;width:100%;background:#fff';
    body.append(frame);
  });

const messageSchema = () =>
  v.object({
    event: v.string(),
    created_at: optionalField(timeText()),
    payload: v.record(v.string(), v.unknown()),
  });

const payloadSchema = () =>
  v.object({
    uri: optionalField(v.string()),
    email: emailText(),
    name: optionalField(lineOfText(200)),
    timezone: optionalField(lineOfText(100)),
    rescheduled: optionalField(v.boolean()),
    old_invitee: optionalField(v.nullable(v.string())),
    cancellation: optionalField(v.object({ reason: optionalField(lineOfText(500)) })),
    questions_and_answers: v.fallback(v.array(v.object({ answer: lineOfText(500) })), []),
    scheduled_event: optionalField(
      v.object({
        name: optionalField(lineOfText(300)),
        start_time: optionalField(timeText()),
        end_time: optionalField(timeText()),
      }),
    ),
    tracking: optionalField(v.record(v.string(), v.fallback(lineOfText(500), ''))),
  });

const CHANGE_BY_EVENT: Readonly<Record<string, BookingMessage['change']>> = {
  'invitee.created': 'created',
  'invitee.canceled': 'cancelled',
  'invitee_no_show.created': 'no-show',
};

/** https://developer.calendly.com/api-docs: invitee.created, invitee.canceled. A reschedule sends both. */
function read(data: unknown): BookingMessage | MessageFault | undefined {
  const message = v.safeParse(messageSchema(), data);
  if (!message.success) return { fault: 'unknownMessage' };
  const { event, created_at, payload: fields } = message.output;
  const change = CHANGE_BY_EVENT[event];
  if (!change) return undefined;
  const payload = v.parse(payloadSchema(), fields);
  // The other message of a reschedule carries the change.
  if (change === 'cancelled' && payload.rescheduled) return undefined;
  const { email, name } = payload;
  const uid = uidOf(payload.uri);
  if (!uid) return { fault: 'noBooking', field: 'payload.uri' };
  const { salesforce_uuid: reference = '', ...utm } = payload.tracking ?? {};
  return {
    change: change === 'created' && payload.old_invitee ? 'rescheduled' : change,
    trigger: event,
    uid,
    previousUid: uidOf(payload.old_invitee ?? undefined),
    changedAt: created_at,
    title: payload.scheduled_event?.name,
    start: payload.scheduled_event?.start_time,
    end: payload.scheduled_event?.end_time,
    reason: payload.cancellation?.reason,
    note: payload.questions_and_answers[0]?.answer,
    attendees: email ? [{ email, name, timeZone: payload.timezone, noShow: change === 'no-show' }] : [],
    hasOnePerson: true,
    visit: { ...utm, reference },
  };
}

export const webhook: Webhook = {
  signatureHeader: 'calendly-webhook-signature',
  readSignature(header) {
    const { t = '', v1 = '' } = Object.fromEntries(
      header.split(',').map((part) => part.trim().split('=', 2)),
    ) as Record<string, string>;
    return { mac: v1, signedPrefix: `${t}.` };
  },
  read,
};
