/** The texts of the desk and of mails to its users, and what is computed with them. The texts are in `desk/*.json`. */
import { failureReason, type TargetName, targetOf } from '#domain/desk.ts';
import { BY_HAND } from '#domain/forms/form.ts';
import { joinFacts } from '#domain/typography.ts';
import analyticsWords from '#words/desk/analytics.json' with { type: 'json' };
import apiKeysWords from '#words/desk/api-keys.json' with { type: 'json' };
import auditLogWords from '#words/desk/audit-log.json' with { type: 'json' };
import deliveriesWords from '#words/desk/deliveries.json' with { type: 'json' };
import frameWords from '#words/desk/frame.json' with { type: 'json' };
import leadsWords from '#words/desk/leads.json' with { type: 'json' };
import listsWords from '#words/desk/lists.json' with { type: 'json' };
import mailsWords from '#words/desk/mails.json' with { type: 'json' };
import namesWords from '#words/desk/names.json' with { type: 'json' };
import personWords from '#words/desk/person.json' with { type: 'json' };
import signInWords from '#words/desk/sign-in.json' with { type: 'json' };
import systemWords from '#words/desk/system.json' with { type: 'json' };
import { booking } from './booking.ts';
import { LANGUAGES, language } from './languages.ts';
import { fill, formatNumber, plural } from './message.ts';

export type Labels = Readonly<Record<string, string>>;

export const {
  signInMail: deskMail,
  assignmentMail,
  invitationMail,
  mentionMail,
  dueMail,
  outageMail,
} = mailsWords;
export const { frame: deskFrame, errors: deskErrors, keys: deskKeys } = frameWords;
export const { signIn: deskSignIn } = signInWords;
export const {
  kinds: deskKinds,
  statuses: deskStatuses,
  states: deskStates,
  readiness: deskReadiness,
} = namesWords;
/** By the name in the store. */
export const deskDeliveryKinds: Labels = namesWords.deliveryKinds;
export const { leads: deskLeads, booked: deskBooked } = leadsWords;
export const { person: deskPerson } = personWords;
export const { deliveries: deskDeliveries } = deliveriesWords;
export const { today: deskToday, subscribers: deskSubscribers } = listsWords;
export const { system: deskSystem } = systemWords;
export const { auditLog: deskAuditLog } = auditLogWords;
export const actionName = (action: string): string => (deskAuditLog.actions as Labels)[action] ?? action;
export const { analytics: deskAnalytics } = analyticsWords;
export const { apiKeys: deskApiKeys } = apiKeysWords;

const { emptyText, notReported, reportedFromPage, ...bookingsWords } = listsWords.bookings;
export const deskBookings = {
  ...bookingsWords,
  text: booking.reportsFromPage || booking.webhookPath ? bookingsWords.text : notReported,
  /** Says what the provider reports about bookings. */
  reporting: booking.reportsFromPage ? reportedFromPage : booking.webhookPath ? emptyText : notReported,
};

/** Texts of one language. The server has those of every language, a desk only its own. */
const ownTexts = {
  language,
  auditLog: auditLogWords.auditLog,
  failure: deliveriesWords.failure,
  leads: leadsWords.leads,
  names: namesWords,
  person: personWords.person,
};
export type DeskTexts = typeof ownTexts;

/** Name of a source. All others are names of websites or values of `utm_source`. */
export const sourceName = (source: string): string =>
  source === 'direct' ? namesWords.direct : source === BY_HAND ? namesWords.byHand : source;

/** A share in whole percent. Only an exact zero is shown as zero. */
export function formatShare(part: number, whole: number): string {
  const share = part / whole;
  if (whole <= 0) return '–';
  return share > 0 && share < 0.005
    ? fill(deskAnalytics.lessThan, { share: formatNumber(0.01, { style: 'percent' }) })
    : formatNumber(share, { style: 'percent' });
}

const reasonText = ({ reasons }: DeskTexts['failure'], code: number, note: string) =>
  fill(reasons[failureReason(code)], { note, status: String(Math.abs(code)) });

/** Reason why a delivery failed, from its code. Empty if only the note tells the reason. */
export const failureText = (kind: string, code: number): string => {
  const { failure } = deliveriesWords;
  return failureReason(code) === 'other'
    ? ''
    : `${failure.noHost[targetOf(kind)]} ${reasonText(failure, code, '')}`;
};

type Outage = Readonly<{ target: TargetName; code: number; note: string; waiting: number; host: string }>;

/** Message about a failing target: target, reason, waiting deliveries, and what to check. */
export const outageText = (
  { target, code, note, waiting, host }: Outage,
  { failure, language }: DeskTexts = ownTexts,
): string =>
  [
    host ? fill(failure.targets[target], { host }) : failure.noHost[target],
    reasonText(failure, code, note),
    plural(target === 'mail' ? failure.waiting.mail : failure.waiting.other, waiting, {}, language),
    failure.check[target],
  ].join(' ');

/** Text for a stored code of server/http/read-request.ts, such as `too-fast:900`. */
export function spamReasonText(storedReason: string): string {
  const { hiddenField, tooFast } = namesWords.spamReasons;
  const [code, detail] = storedReason.split(':');
  if (code === 'hidden-field') return hiddenField;
  return code === 'too-fast' ? fill(tooFast, { ms: Number(detail) }) : storedReason;
}

/** Texts of the details in the audit log. The store has their names and values. */
function auditDetails(texts: DeskTexts) {
  const { auditLog, leads, names, language } = texts;
  const { brokenRows, noOwner, noNextStep, ...details } = auditLog.details;
  const filterNames: Labels = {
    ...names.kinds,
    ...names.statuses,
    ...names.readiness.levels,
    [BY_HAND]: names.byHand,
    quarantined: leads.held,
    assistant: leads.agent,
    // Names in entries of version 3.
    held: leads.held,
    agent: leads.agent,
    search: details.searched,
  };
  // For dates without a time, which are stored in UTC.
  const formatDay = (day: string) =>
    new Date(day).toLocaleDateString(language.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const count = (forms: typeof details.sessions) => (number: number) => plural(forms, number, {}, language);
  return {
    ...details,
    status: (status: keyof typeof names.statuses) => fill(details.status, { status: names.statuses[status] }),
    owner: (owner: string) => (owner ? fill(details.owner, { owner }) : noOwner),
    invited: (user: string) => fill(details.invited, { user }),
    removed: (user: string) => fill(details.removed, { user }),
    nextStep: (day: string) => (day ? fill(details.nextStep, { day: formatDay(day) }) : noNextStep),
    sessions: count(details.sessions),
    deliveries: count(details.deliveries),
    deliveriesOf: (number: number, kind: string) =>
      `${(names.deliveryKinds as Labels)[kind] ?? kind}: ${number.toLocaleString(language.locale)}`,
    leads: (format: string, filters: readonly string[]) =>
      [
        details.allLeads,
        format.toUpperCase(),
        ...filters.map((filter) => filterNames[filter] ?? filter),
      ].join(', '),
    unfinished: (what: string) => fill(details.unfinished, { what: auditDetailText(what, texts) }),
    rows: (what: string, number: number, isComplete: boolean) =>
      plural(
        isComplete ? details.rows : brokenRows,
        number,
        { what: auditDetailText(what, texts) },
        language,
      ),
  };
}
export type AuditDetails = ReturnType<typeof auditDetails>;

/**
 * Text of a stored detail. The store has its name and values, so that every user sees it in their language. Version 2
 * stored the text itself.
 */
export function auditDetailText(stored: string, texts: DeskTexts = ownTexts): string {
  if (!stored.startsWith('[')) return stored;
  const [name, ...values] = JSON.parse(stored) as [keyof AuditDetails, ...never[]];
  const detail: string | ((...values: never[]) => string) = auditDetails(texts)[name];
  return typeof detail === 'function' ? detail(...values) : detail;
}

/** An amount in the operator's currency: that of the site's first language. */
export const deskMoney = (amount: number, shownIn = language): string =>
  formatNumber(
    amount,
    { style: 'currency', currency: LANGUAGES[0].currency ?? 'USD', maximumFractionDigits: 0 },
    shownIn,
  );

type TaskState = Readonly<{ text: string; at: number | null; done: boolean }>;

/** Fields of the forms. Without a correction, the value from the form is shown. */
const CORRECTIONS: readonly string[] = ['name', 'email', 'company', 'phone'];

/** Text of an entry in a person's history, from the name of the field and its old and new value. */
export function changeText(
  field: string,
  oldValue: string,
  newValue: string,
  { auditLog, language, names, person }: DeskTexts = ownTexts,
): string {
  const { history, calls } = person;
  if (field === 'call') {
    const nameOf = (result: string) => calls[result as keyof typeof calls];
    return newValue
      ? fill(history.call, { result: nameOf(newValue) })
      : fill(history.taskRemoved, { text: nameOf(oldValue) });
  }
  if (field === 'doNotContact')
    return newValue === '1' ? auditLog.details.doNotContact : auditLog.details.contactAllowed;
  if (field === 'task') {
    const [before, after] = [oldValue, newValue].map((value) =>
      value ? (JSON.parse(value) as TaskState) : undefined,
    );
    const day = new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'short' });
    const taskText = ({ text, at }: TaskState) => joinFacts([text, at !== null && day.format(at)]);
    if (!after) return fill(history.taskRemoved, { text: before ? taskText(before) : '' });
    if (!before) return fill(history.taskAdded, { text: taskText(after) });
    if (before.done !== after.done)
      return fill(after.done ? history.taskDone : history.taskReopened, { text: taskText(after) });
    return fill(history.taskChanged, { old: taskText(before), new: taskText(after) });
  }
  const valueText = (value: string) => {
    if (value === '') return CORRECTIONS.includes(field) ? history.asInForm : history.none;
    if (field === 'status') return names.statuses[value as keyof typeof names.statuses];
    return field === 'wonAmount' ? deskMoney(Number(value), language) : value;
  };
  return fill(history.changed, {
    field: (history.fields as Labels)[field] ?? field,
    old: valueText(oldValue),
    new: valueText(newValue),
  });
}
