/** Cal.com, hosted or self-hosted: its element-click embed and its webhooks. */
import EmbedSnippet from '@calcom/embed-snippet';
import * as v from 'valibot';
import type { BookingMessage, MessageFault, Provider, ShowBooking, Webhook } from './adapter.ts';
import { emailText, lineOfText, optionalField, timeText } from './message-fields.ts';

export type CalSetting = Readonly<{
  provider: 'cal';
  /** Account and event, such as `acme/ai-consultation`. The name of the event must be `ai-consultation`. */
  link: string;
  /** Origin of a self-hosted Cal.com. */
  origin?: string;
}>;

const NAMESPACE = 'ai-consultation';
const CONFIG = { layout: 'month_view', theme: 'light' } as const;
const HOSTED = { page: 'https://cal.com', app: 'https://app.cal.com' } as const;

const originsOf = ({ origin }: CalSetting) => (origin ? { page: origin, app: origin } : HOSTED);
const scriptOf = (setting: CalSetting) => `${originsOf(setting).app}/embed/embed.js`;

export function findSettingFault({ link, origin }: Partial<CalSetting>): string | undefined {
  if (!link) return "has no link. Write link: 'account/ai-consultation'";
  if (/^\w+:|^\/|\s|[?#]/.test(link) || !link.includes('/'))
    return `has the link "${link}", which is not an account and an event. Write link: 'account/ai-consultation', without the address before it`;
  if (!link.endsWith(`/${NAMESPACE}`))
    return `has the link "${link}". Its event must be called ${NAMESPACE}: write link: '${link.split('/')[0]}/${NAMESPACE}'`;
  if (origin !== undefined && !/^https:\/\/[^/\s]+$/.test(origin))
    return `has the origin "${origin}". Write the https address without a path, such as origin: 'https://cal.acme.com'`;
}

export function provider(setting: CalSetting): Provider {
  const { page, app } = originsOf(setting);
  return {
    name: 'Cal.com',
    ...(!setting.origin && { place: 'USA' }),
    page: `${page}/${setting.link}`,
    fields: { name: 'name', email: 'email', notes: 'notes' },
    visitField: (name) => `metadata[${name}]`,
    attributes: {
      'data-cal-link': setting.link,
      'data-cal-namespace': NAMESPACE,
      'data-cal-config': JSON.stringify(CONFIG),
    },
    selector: '[data-cal-link]',
    opensInDialog: true,
    origins: { scripts: [app], frames: [app], forms: [...new Set([page, app])] },
    reportsFromPage: false,
    webhookPath: '/hooks/cal',
  };
}

type CalApi = (method: string, ...args: unknown[]) => void;
type CalNamespace = CalApi & { instance?: unknown };

/** The namespace of the widget; undefined until its loader has created it. */
function calNamespace(): CalNamespace | undefined {
  const { Cal } = window as { Cal?: { ns?: Record<string, CalNamespace | undefined> } };
  return Cal?.ns?.[NAMESPACE];
}

/** Only a running widget has an instance. All other fields are set long before it runs. */
const isWidgetReady = () => Boolean(calNamespace()?.instance);

let pendingLoad: Promise<boolean> | undefined;

/** Loads the widget if it is not loaded yet. After a failure, the next press tries again. */
function loadWidget(setting: CalSetting): Promise<boolean> {
  pendingLoad ??= new Promise<boolean>((resolve) => {
    const embedScript = scriptOf(setting);
    const cal = EmbedSnippet(embedScript);
    cal('init', NAMESPACE, { origin: originsOf(setting).app });
    calNamespace()?.('ui', { ...CONFIG, hideEventTypeDetails: false });
    const script = document.querySelector<HTMLScriptElement>(`script[src="${embedScript}"]`);
    const settle = () => {
      if (isWidgetReady()) return resolve(true);
      // The snippet sets its loaded flag before the script runs. Reset it, otherwise a retry would do nothing.
      script?.remove();
      Reflect.deleteProperty(window, 'Cal');
      pendingLoad = undefined;
      resolve(false);
    };
    // A blocked URL may return another script, which then loads without an error.
    for (const event of ['load', 'error']) script?.addEventListener(event, settle);
  });
  return pendingLoad;
}

export const showBooking: ShowBooking<CalSetting> = async (setting, address, { closed, close, trigger }) => {
  if (!(await loadWidget(setting))) return false;
  if (closed.aborted) return true;
  close();
  const config = { ...CONFIG, ...Object.fromEntries(address.searchParams) };
  calNamespace()?.('modal', { calLink: setting.link, config });
  // The widget does not handle focus: move focus into it, and back to the button afterwards.
  const modal = [...document.querySelectorAll('cal-modal-box')].at(-1);
  calNamespace()?.('on', {
    action: 'linkReady',
    callback: () => modal?.querySelector('iframe')?.focus(),
  });
  modal?.addEventListener('close', () => trigger.focus(), { once: true });
  return true;
};

const CHANGE_BY_TRIGGER = {
  BOOKING_CREATED: 'created',
  BOOKING_RESCHEDULED: 'rescheduled',
  BOOKING_CANCELLED: 'cancelled',
  BOOKING_NO_SHOW_UPDATED: 'no-show',
} as const;

/** An answer with its label, or a bare value in some versions. */
const answerSchema = () =>
  v.union([
    v.object({ value: v.optional(lineOfText(200)) }),
    v.pipe(
      lineOfText(200),
      v.transform((value) => ({ value })),
    ),
  ]);

const attendeeSchema = () =>
  v.object({
    email: emailText(),
    name: optionalField(lineOfText(200)),
    timeZone: optionalField(lineOfText(100)),
    language: optionalField(v.object({ locale: lineOfText(35) })),
    noShow: optionalField(v.boolean()),
  });

const payloadSchema = () =>
  v.object({
    uid: optionalField(lineOfText(200)),
    bookingUid: optionalField(lineOfText(200)),
    attendeeSeatId: optionalField(lineOfText(200)),
    title: optionalField(lineOfText(300)),
    startTime: optionalField(timeText()),
    endTime: optionalField(timeText()),
    rescheduleUid: optionalField(lineOfText(200)),
    cancellationReason: optionalField(lineOfText(500)),
    rescheduleReason: optionalField(lineOfText(500)),
    additionalNotes: optionalField(lineOfText(500)),
    location: optionalField(lineOfText(500)),
    videoCallData: optionalField(v.object({ url: lineOfText(500) })),
    attendees: v.fallback(v.array(v.fallback(attendeeSchema(), { email: '' })), []),
    responses: optionalField(v.record(v.string(), v.fallback(answerSchema(), {}))),
    metadata: optionalField(v.record(v.string(), v.fallback(lineOfText(500), ''))),
  });

const messageSchema = () =>
  v.object({
    triggerEvent: v.string(),
    createdAt: optionalField(timeText()),
    payload: optionalField(v.record(v.string(), v.unknown())),
  });

/** Operators may template the body. */
function read(data: unknown): BookingMessage | MessageFault | undefined {
  const message = v.safeParse(messageSchema(), data);
  if (!message.success) return { fault: 'unknownMessage' };
  const { triggerEvent, createdAt } = message.output;
  const change = Object.hasOwn(CHANGE_BY_TRIGGER, triggerEvent)
    ? CHANGE_BY_TRIGGER[triggerEvent as keyof typeof CHANGE_BY_TRIGGER]
    : undefined;
  if (!change) return undefined;
  // A template may put all fields on one level.
  const payload = v.parse(payloadSchema(), message.output.payload ?? data);
  const { responses = {} } = payload;
  const uid = payload.uid || payload.bookingUid;
  if (!uid) return { fault: 'noBooking', field: 'payload.uid' };
  return {
    change,
    trigger: triggerEvent,
    uid,
    previousUid: payload.rescheduleUid || undefined,
    seat: payload.attendeeSeatId,
    changedAt: createdAt,
    title: payload.title,
    start: payload.startTime,
    end: payload.endTime,
    reason: payload.cancellationReason || payload.rescheduleReason || responses.rescheduleReason?.value,
    note: payload.additionalNotes || responses.notes?.value,
    // Older versions have the link of some meeting tools only in the metadata. Visitors can write them, so they come last.
    link: [payload.videoCallData?.url, payload.location, payload.metadata?.videoCallUrl].find((link) =>
      /^https?:/.test(link ?? ''),
    ),
    booker: { email: v.parse(emailText(), responses.email?.value), name: responses.name?.value },
    attendees: payload.attendees.map(
      ({ language, ...attendee }: v.InferOutput<ReturnType<typeof attendeeSchema>>) => ({
        ...attendee,
        language: language?.locale,
      }),
    ),
    visit: payload.metadata ?? {},
  };
}

export const webhook: Webhook = {
  signatureHeader: 'x-cal-signature-256',
  readSignature: (header) => ({ mac: header, signedPrefix: '' }),
  read,
};
