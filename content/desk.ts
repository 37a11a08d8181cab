/** The copy of the desk and of the mails to its users. The JSON files contain the text; values are filled in here. */
import { failureReason, targetOf } from '#domain/failure-reason.ts';
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
import { formatNumber, language } from './language.ts';
import { fill, type PluralForms, plural } from './message.ts';
import { site } from './site.ts';

type Names = Readonly<Record<string, string>>;

/** A string with one placeholder for each of these values, in their order. */
const filled =
  <Values extends readonly (string | number)[]>(text: string, ...places: string[]) =>
  (...values: Values): string =>
    fill(text, Object.fromEntries(places.map((place, index) => [place, values[index] ?? ''])));
const counted = (forms: PluralForms) => (count: number) => plural(forms, count);

export const deskMail = fill(mailsWords.signInMail, { brand: site.name });

const { mentionMail: mention, dueMail: due } = mailsWords;
export const mentionMail = {
  ...mention,
  subject: filled<[author: string]>(mention.subject, 'author'),
  heading: filled<[author: string]>(mention.heading, 'author'),
};

/** A date without a time is in UTC. */
const wholeDay = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: 'short' });

export const dueMail = {
  ...due,
  subject: counted(due.subject),
  heading: counted(due.heading),
  paragraphs: [] as readonly string[],
  line: (step: string, at: number) => [step, shortDay.format(at)].filter(Boolean).join(' · '),
};

export const outageMail = mailsWords.outageMail;

const { failure } = deliveriesWords;
/** The HTTP status in a note, if there is one. */
const statusIn = (note: string) => /\d{3}/.exec(note)?.[0] ?? note;

/** Reason for one failed delivery. Empty if only its note is known. */
export const failureText = (kind: string, note: string): string => {
  const reason = failureReason(note);
  return reason === 'other' ? '' : `${failure.noHost[targetOf(kind)]} ${failureWords.reason(reason, note)}`;
};

/** A failing target: subject, what it does, what waits, what to check. */
export const failureWords = {
  target: (target: keyof typeof failure.targets, host: string) =>
    host ? fill(failure.targets[target], { host }) : failure.noHost[target],
  reason: (reason: keyof typeof failure.reasons, note: string) =>
    fill(failure.reasons[reason], { note, status: statusIn(note) }),
  waiting: (target: keyof typeof failure.targets, count: number) =>
    plural(target === 'mail' ? failure.waiting.mail : failure.waiting.other, count),
  check: failure.check,
};

export const deskFrame = {
  ...frameWords.frame,
  stuck: filled<[count: number]>(frameWords.frame.stuck, 'count'),
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
    ['n', keys.note],
    ['/', keys.search],
    ['?', keys.help],
  ],
} as const;

const { signIn } = signInWords;
export const deskSignIn = {
  ...signIn,
  askedCode: (code: string) => fill(signIn.askedCode, { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
};

export const deskKinds = namesWords.kinds;
export const deskStatuses = namesWords.statuses;
export const deskStates = namesWords.states;

export const deskReadiness = {
  ...namesWords.readiness,
  again: filled<[forms: number]>(namesWords.readiness.again, 'forms'),
};

/** Every source except one is the name of a website or a campaign's `utm_source`. */
export const sourceName = (source: string): string => (source === 'direct' ? namesWords.direct : source);

/** Labels of deliveries, by the name in the store. */
export const deskDeliveryKinds: Names = namesWords.deliveryKinds;

const { leads } = leadsWords;
export const deskLeads = {
  ...leads,
  shown: (count: number, more: boolean) =>
    more ? fill(leads.shownMore, { count }) : plural(leads.shown, count),
  select: filled<[who: string]>(leads.select, 'who'),
  selected: filled<[count: number]>(leads.selected, 'count'),
  changing: filled<[done: number, all: number]>(leads.changing, 'done', 'all'),
  stopped: filled<[done: number, all: number]>(leads.stopped, 'done', 'all'),
  changed: {
    status: counted(leads.changed.status),
    owner: counted(leads.changed.status),
    retry: counted(leads.changed.retry),
    release: counted(leads.changed.release),
  },
};

export const deskBooked = leadsWords.booked;

const { person } = personWords;

/** By the reason in the store (server/http/intake/spam-rules.ts). */
function spamReasonText(stored: string): string {
  const { hiddenField, tooFast } = namesWords.spamReasons;
  if (stored === 'hidden field was filled') return hiddenField;
  const ms = /^form was filled in (\d+) ms$/.exec(stored)?.[1];
  return ms ? fill(tooFast, { ms: Number(ms) }) : stored;
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
  dueOn: filled<[day: string]>(person.dueOn, 'day'),
  sameDomain: filled<[domain: string]>(person.sameDomain, 'domain'),
  call: filled<[phone: string]>(person.call, 'phone'),
  mailSubject: fill(person.mailSubject, { brand: site.name }),
  mailGreeting: (name: string) =>
    `${name ? fill(person.mailGreeting, { name }) : person.mailGreetingNobody}\n\n`,
  copy: filled<[what: string]>(person.copy, 'what'),
  deliveries: filled<[sent: number, all: number]>(person.deliveries, 'sent', 'all'),
  noteBy: filled<[author: string]>(person.noteBy, 'author'),
  /** Reason for recommending an agent, worded for the team. */
  chose: filled<[labels: string]>(person.chose, 'labels'),
  heldAs: (why: string) => fill(person.heldAs, { why: spamReasonText(why) }),
  attempts: counted(person.attempts),
  next: filled<[time: string]>(person.next, 'time'),
  erased: filled<[code: string]>(person.erased, 'code'),
  erasedUnderWay: counted(person.erasedUnderWay),
};

const { deliveries } = deliveriesWords;
export const deskDeliveries = {
  ...deliveries,
  retryAll: filled<[kind: string, count: number]>(deliveries.retryAll, 'kind', 'count'),
  releaseAll: filled<[kind: string, count: number]>(deliveries.releaseAll, 'kind', 'count'),
  retried: counted(deliveries.retried),
  stopped: filled<[count: number]>(deliveries.stopped, 'count'),
  targetNames: deliveries.targetNames as Names,
};

export const deskBookings = listsWords.bookings;
export const deskSubscribers = listsWords.subscribers;

const { system } = systemWords;
export const deskSystem = {
  ...system,
  since: filled<[time: string]>(system.since, 'time'),
  seen: filled<[time: string]>(system.seen, 'time'),
  added: filled<[time: string]>(system.added, 'time'),
  used: filled<[time: string]>(system.used, 'time'),
  retention: counted(system.retention),
  stores: {
    postgres: filled<[host: string]>(system.stores.postgres, 'host'),
    sqlite: filled<[folder: string]>(system.stores.sqlite, 'folder'),
  },
  mails: {
    smtp: filled<[host: string]>(system.mails.smtp, 'host'),
    files: filled<[folder: string]>(system.mails.files, 'folder'),
  },
};

const { auditLog } = auditLogWords;
const { details } = auditLog;
const { brokenRows, noOwner, noNextStep, ...named } = details;
const filterNames: Names = {
  ...deskKinds,
  ...deskStatuses,
  ...deskReadiness.levels,
  held: leads.held,
  agent: leads.agent,
  search: details.searched,
};
export const deskAuditLog = {
  ...auditLog,
  actions: auditLog.actions as Names,
  details: {
    ...named,
    status: (status: keyof typeof deskStatuses) => fill(details.status, { status: deskStatuses[status] }),
    owner: (owner: string) => (owner ? fill(details.owner, { owner }) : noOwner),
    nextStep: (day: string) =>
      day ? fill(details.nextStep, { day: wholeDay.format(Date.parse(day)) }) : noNextStep,
    sessions: counted(details.sessions),
    deliveries: counted(details.deliveries),
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
 * Text of a stored detail. It is stored as a name and values, so that every reader gets it in their language. Entries
 * of version 2 contain text.
 */
export function auditDetailText(stored: string): string {
  if (!stored.startsWith('[')) return stored;
  const [name, ...values] = JSON.parse(stored) as [keyof typeof deskAuditLog.details, ...never[]];
  const detail: string | ((...values: never[]) => string) = deskAuditLog.details[name];
  return typeof detail === 'function' ? detail(...values) : detail;
}

const { analytics } = analyticsWords;
/** A share in whole percent. Zero means none. */
const percent = (share: number) =>
  share > 0 && share < 0.005
    ? fill(analytics.lessThan, { share: formatNumber(0.01, { style: 'percent' }) })
    : formatNumber(share, { style: 'percent' });
export const deskAnalytics = {
  ...analytics,
  percent: (part: number, whole: number) => (whole > 0 ? percent(part / whole) : '–'),
  previous: filled<[count: string]>(analytics.previous, 'count'),
  csvOf: filled<[title: string]>(analytics.csvOf, 'title'),
  leadsTotal: (count: number, days: number) =>
    plural(analytics.leadsTotal, count, { days: plural(analytics.days, days) }),
  completion: filled<[rate: string]>(analytics.completion, 'rate'),
  deckText: filled<[opened: number, sent: number]>(analytics.deckText, 'opened', 'sent'),
  deviceNames: analytics.deviceNames as Names,
  answersText: counted(analytics.answersText),
  originNote: (count: number, booked: number) => plural(analytics.originNote, count, { booked }),
};

const { apiKeys } = apiKeysWords;
export const deskApiKeys = {
  ...apiKeys,
  /** The part of a key that is not secret. */
  start: (id: string) => `api_${id}…`,
  revokeName: filled<[name: string]>(apiKeys.revokeName, 'name'),
  revokeTitle: filled<[name: string]>(apiKeys.revokeTitle, 'name'),
};
