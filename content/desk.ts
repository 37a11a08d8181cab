/** The copy of the desk and of the mails to its users. The text is in JSON files. */
import { failureReason, targetOf } from '#domain/desk.ts';
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
import { booking, webhookSecretName } from './booking.ts';
import { formatNumber, language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { fill, type PluralForms, plural } from './message.ts';
import { site } from './site.ts';

type Labels = Readonly<Record<string, string>>;

/** Returns a function that fills the placeholders of a text with its arguments, in this order. */
const template =
  <Values extends readonly (string | number)[]>(text: string, ...placeholders: string[]) =>
  (...values: Values): string =>
    fill(
      text,
      Object.fromEntries(placeholders.map((placeholder, index) => [placeholder, values[index] ?? ''])),
    );
const pluralTemplate = (forms: PluralForms) => (count: number) => plural(forms, count);

export const deskMail = fill(mailsWords.signInMail, { brand: site.name });

const { mentionMail: mentionWords, dueMail: dueWords, assignmentMail: assignmentWords } = mailsWords;
export const mentionMail = {
  ...mentionWords,
  subject: template<[author: string]>(mentionWords.subject, 'author'),
  heading: template<[author: string]>(mentionWords.heading, 'author'),
};

/** For dates without a time, which are stored in UTC. */
const UTC_DATE_FORMAT = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const SHORT_DAY_FORMAT = new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'short' });

export const dueMail = {
  ...dueWords,
  subject: pluralTemplate(dueWords.subject),
  heading: pluralTemplate(dueWords.heading),
  paragraphs: [] as readonly string[],
  line: (step: string, at: number) => joinFacts([step, SHORT_DAY_FORMAT.format(at)]),
};

export const assignmentMail = {
  ...assignmentWords,
  subject: (names: readonly string[]) =>
    plural(assignmentWords.subject, names.length, { who: names[0] ?? '' }),
  heading: (count: number, by: string) => plural(assignmentWords.heading, count, { by }),
};

export const outageMail = mailsWords.outageMail;

const { failure } = deliveriesWords;
/** The HTTP status in a note, otherwise the whole note. */
const httpStatusIn = (note: string) => /\d{3}/.exec(note)?.[0] ?? note;

/** Reason why a delivery failed, from its note. Empty if the note has no known reason. */
export const failureText = (kind: string, note: string): string => {
  const reason = failureReason(note);
  return reason === 'other' ? '' : `${failure.noHost[targetOf(kind)]} ${failureWords.reason(reason, note)}`;
};

/** Parts of the message about a failing target: target, reason, waiting deliveries, and what to check. */
export const failureWords = {
  target: (target: keyof typeof failure.targets, host: string) =>
    host ? fill(failure.targets[target], { host }) : failure.noHost[target],
  reason: (reason: keyof typeof failure.reasons, note: string) =>
    fill(failure.reasons[reason], { note, status: httpStatusIn(note) }),
  waiting: (target: keyof typeof failure.targets, count: number) =>
    plural(target === 'mail' ? failure.waiting.mail : failure.waiting.other, count),
  check: failure.check,
};

export const deskFrame = {
  ...frameWords.frame,
  failedCount: template<[count: number]>(frameWords.frame.failedCount, 'count'),
  /** Prefix of the browser tab's title. */
  unseen: (count: string) => `(${count}) `,
};

/** Messages for requests that the server rejects. */
export const deskErrors = frameWords.errors;

const { title: keysTitle, ...keys } = frameWords.keys;
export const deskKeys = {
  title: keysTitle,
  rows: [
    ['j', keys.next],
    ['k', keys.previous],
    ['Enter', keys.open],
    ['u', keys.back],
    ['x', keys.select],
    ['Shift x', keys.range],
    ['b', keys.bulk],
    ['z', keys.undo],
    ['n', keys.note],
    ['/', keys.search],
    ['?', keys.help],
  ],
} as const;

const { signIn } = signInWords;
export const deskSignIn = {
  ...signIn,
  codeForOtherDevice: (code: string) =>
    fill(signIn.codeForOtherDevice, { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
};

export const deskKinds = namesWords.kinds;
export const deskStatuses = namesWords.statuses;
export const deskStates = namesWords.states;

export const deskReadiness = {
  ...namesWords.readiness,
  again: template<[forms: number]>(namesWords.readiness.again, 'forms'),
};

/** Name of a source. Only `direct` has a label, all others are names of websites or values of `utm_source`. */
export const sourceName = (source: string): string => (source === 'direct' ? namesWords.direct : source);

/** Labels of deliveries, by the name in the store. */
export const deskDeliveryKinds: Labels = namesWords.deliveryKinds;

const { leads } = leadsWords;
export const deskLeads = {
  ...leads,
  shown: (count: number, hasMore: boolean) =>
    hasMore ? fill(leads.shownMore, { count }) : plural(leads.shown, count),
  select: template<[who: string]>(leads.select, 'who'),
  selected: template<[count: number]>(leads.selected, 'count'),
  changing: template<[done: number, all: number]>(leads.changing, 'done', 'all'),
  stopped: template<[done: number, all: number]>(leads.stopped, 'done', 'all'),
  undone: pluralTemplate(leads.undone),
  changed: {
    change: pluralTemplate(leads.changed.status),
    retry: pluralTemplate(leads.changed.retry),
    release: pluralTemplate(leads.changed.release),
  },
};

export const deskBooked = leadsWords.booked;

const { person } = personWords;

/** Text for a stored code of server/http/intake/spam-rules.ts, such as `too-fast:900`. */
function spamReasonText(storedReason: string): string {
  const { hiddenField, tooFast } = namesWords.spamReasons;
  const [code, detail] = storedReason.split(':');
  if (code === 'hidden-field') return hiddenField;
  return code === 'too-fast' ? fill(tooFast, { ms: Number(detail) }) : storedReason;
}

export const deskPerson = {
  ...person,
  back: {
    '/': person.back.leads,
    '/bookings': person.back.bookings,
    '/subscribers': person.back.subscribers,
    '/deliveries': person.back.deliveries,
  },
  newsletterStates: { ...person.newsletterStates, '': person.newsletterStates.none },
  dueOn: template<[day: string]>(person.dueOn, 'day'),
  moveStep: template<[text: string]>(person.moveStep, 'text'),
  doneStep: template<[text: string]>(person.doneStep, 'text'),
  sameDomain: template<[domain: string]>(person.sameDomain, 'domain'),
  call: template<[phone: string]>(person.call, 'phone'),
  mailSubject: fill(person.mailSubject, { brand: site.name }),
  mailGreeting: (name: string) =>
    `${name ? fill(person.mailGreeting, { name }) : person.mailGreetingNobody}\n\n`,
  copy: template<[what: string]>(person.copy, 'what'),
  deliveries: template<[sent: number, all: number]>(person.deliveries, 'sent', 'all'),
  noteBy: template<[author: string]>(person.noteBy, 'author'),
  /** Reason why the quiz recommended an agent, as the team reads it. */
  chose: template<[labels: string]>(person.chose, 'labels'),
  suspectedSpam: (why: string) => fill(person.suspectedSpam, { why: spamReasonText(why) }),
  attempts: pluralTemplate(person.attempts),
  nextAttempt: template<[time: string]>(person.nextAttempt, 'time'),
  erased: template<[code: string]>(person.erased, 'code'),
  stillSending: pluralTemplate(person.stillSending),
};

const { deliveries } = deliveriesWords;
export const deskDeliveries = {
  ...deliveries,
  retryAll: template<[kind: string, count: number]>(deliveries.retryAll, 'kind', 'count'),
  releaseAll: template<[kind: string, count: number]>(deliveries.releaseAll, 'kind', 'count'),
  retried: pluralTemplate(deliveries.retried),
  stopped: template<[count: number]>(deliveries.stopped, 'count'),
  targetNames: deliveries.targetNames as Labels,
};

const bookingFacts = { provider: booking.name, secret: webhookSecretName() ?? '' };
const { emptyText, notReported, reportedFromPage, ...bookingsWords } = fill(
  listsWords.bookings,
  bookingFacts,
);
export const deskBookings = {
  ...bookingsWords,
  text: booking.reportsFromPage || booking.webhookPath ? bookingsWords.text : notReported,
  /** What the provider tells us about bookings. */
  reporting: booking.reportsFromPage ? reportedFromPage : booking.webhookPath ? emptyText : notReported,
};
export const deskSubscribers = listsWords.subscribers;

const { system } = systemWords;
export const deskSystem = {
  ...system,
  since: template<[time: string]>(system.since, 'time'),
  lastUsed: template<[time: string]>(system.lastUsed, 'time'),
  added: template<[time: string]>(system.added, 'time'),
  used: template<[time: string]>(system.used, 'time'),
  retention: pluralTemplate(system.retention),
  retentionWaits: pluralTemplate(system.retentionWaits),
  stores: {
    postgres: template<[host: string]>(system.stores.postgres, 'host'),
    sqlite: template<[folder: string]>(system.stores.sqlite, 'folder'),
  },
  mails: {
    smtp: template<[host: string]>(system.mails.smtp, 'host'),
    files: template<[folder: string]>(system.mails.files, 'folder'),
  },
};

const { auditLog } = auditLogWords;
const { details } = auditLog;
const { brokenRows, noOwner, noNextStep, ...otherDetails } = details;
const filterNames: Labels = {
  ...deskKinds,
  ...deskStatuses,
  ...deskReadiness.levels,
  quarantined: leads.held,
  assistant: leads.agent,
  // Names in entries of version 3.
  held: leads.held,
  agent: leads.agent,
  search: details.searched,
};
export const deskAuditLog = {
  ...auditLog,
  actions: auditLog.actions as Labels,
  details: {
    ...otherDetails,
    status: (status: keyof typeof deskStatuses) => fill(details.status, { status: deskStatuses[status] }),
    owner: (owner: string) => (owner ? fill(details.owner, { owner }) : noOwner),
    nextStep: (day: string) =>
      day ? fill(details.nextStep, { day: UTC_DATE_FORMAT.format(Date.parse(day)) }) : noNextStep,
    sessions: pluralTemplate(details.sessions),
    deliveries: pluralTemplate(details.deliveries),
    deliveriesOf: (count: number, kind: string) =>
      `${deskDeliveryKinds[kind] ?? kind}: ${formatNumber(count)}`,
    leads: (format: string, filters: readonly string[]) =>
      [
        details.allLeads,
        format.toUpperCase(),
        ...filters.map((filter) => filterNames[filter] ?? filter),
      ].join(', '),
    unfinished: (what: string) => fill(details.unfinished, { what: auditDetailText(what) }),
    rows: (what: string, count: number, isComplete: boolean) =>
      plural(isComplete ? details.rows : brokenRows, count, { what: auditDetailText(what) }),
  },
};

/**
 * Text of a stored detail. The store has its name and values, so that every user sees it in their language. Version 2
 * stored the text itself.
 */
export function auditDetailText(stored: string): string {
  if (!stored.startsWith('[')) return stored;
  const [name, ...values] = JSON.parse(stored) as [keyof typeof deskAuditLog.details, ...never[]];
  const detail: string | ((...values: never[]) => string) = deskAuditLog.details[name];
  return typeof detail === 'function' ? detail(...values) : detail;
}

/** An amount in the operator's currency: that of the site's first language. */
export const deskMoney = (amount: number): string =>
  formatNumber(amount, {
    style: 'currency',
    currency: LANGUAGES[0].currency ?? 'USD',
    maximumFractionDigits: 0,
  });

const { history } = person;
type TaskState = Readonly<{ text: string; at: number | null; done: boolean }>;
const taskText = ({ text, at }: TaskState) => joinFacts([text, at !== null && SHORT_DAY_FORMAT.format(at)]);

/** Text of an entry in a person's history, from the name of the field and its old and new value. */
export function changeText(field: string, oldValue: string, newValue: string): string {
  if (field === 'call')
    return fill(history.call, { result: person.calls[newValue as keyof typeof person.calls] });
  if (field === 'doNotContact') return newValue === '1' ? details.doNotContact : details.contactAllowed;
  if (field === 'task') {
    const [before, after] = [oldValue, newValue].map((value) =>
      value ? (JSON.parse(value) as TaskState) : undefined,
    );
    if (!after) return fill(history.taskRemoved, { text: before ? taskText(before) : '' });
    if (!before) return fill(history.taskAdded, { text: taskText(after) });
    if (before.done !== after.done)
      return fill(after.done ? history.taskDone : history.taskReopened, { text: taskText(after) });
    return fill(history.taskChanged, { old: taskText(before), new: taskText(after) });
  }
  const valueText = (value: string) => {
    if (value === '') return history.none;
    if (field === 'status') return deskStatuses[value as keyof typeof deskStatuses];
    return field === 'wonAmount' ? deskMoney(Number(value)) : value;
  };
  return fill(history.changed, {
    field: (history.fields as Labels)[field] ?? field,
    old: valueText(oldValue),
    new: valueText(newValue),
  });
}

const { analytics } = analyticsWords;
/** A share in whole percent. Only an exact zero is shown as zero. */
const formatShare = (share: number) =>
  share > 0 && share < 0.005
    ? fill(analytics.lessThan, { share: formatNumber(0.01, { style: 'percent' }) })
    : formatNumber(share, { style: 'percent' });
export const deskAnalytics = {
  ...analytics,
  percent: (part: number, whole: number) => (whole > 0 ? formatShare(part / whole) : '–'),
  previous: template<[count: string]>(analytics.previous, 'count'),
  exportAsCsv: template<[title: string]>(analytics.exportAsCsv, 'title'),
  leadsTotal: (count: number, days: number) =>
    plural(analytics.leadsTotal, count, { days: plural(analytics.days, days) }),
  completion: template<[rate: string]>(analytics.completion, 'rate'),
  deckText: template<[opened: number, sent: number]>(analytics.deckText, 'opened', 'sent'),
  deviceNames: analytics.deviceNames as Labels,
  answersText: pluralTemplate(analytics.answersText),
  originNote: (count: number, booked: number) => plural(analytics.originNote, count, { booked }),
};

const { apiKeys } = apiKeysWords;
export const deskApiKeys = {
  ...apiKeys,
  /** The part of a key that is not secret. */
  start: (id: string) => `api_${id}…`,
  revokeName: template<[name: string]>(apiKeys.revokeName, 'name'),
  revokeTitle: template<[name: string]>(apiKeys.revokeTitle, 'name'),
};
