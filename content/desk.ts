/** Every word of the operator's page and of the mail that leads to it. */
import { site } from './site.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const deskMail = {
  subject: `Your link to the ${site.name} desk`,
  preview: 'It signs you in once and works for 15 minutes.',
  label: 'Desk',
  heading: 'Sign in to the desk.',
  paragraphs: ['Open the link in the browser in which you asked for it, then press the button there.'],
  action: 'Open the desk',
  terms: 'The link works once, for 15 minutes.',
  reason:
    'Somebody entered this address at the desk. If that was not you, ignore this email: nobody gets in without it.',
} as const;

export const deskFrame = {
  title: 'Desk',
  skip: 'Skip to the content',
  navigation: 'Desk',
  pages: {
    leads: 'Leads',
    bookings: 'Bookings',
    pictures: 'Pictures',
    deliveries: 'Deliveries',
    subscribers: 'Subscribers',
    access: 'Access',
    system: 'System',
  },
  signOut: 'Sign out',
  keys: 'Keyboard',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  again: 'Try again',
  notFound: 'There is nothing at this address.',
  stuck: (count: number) => `${count} given up`,
  done: 'Done.',
  notDone: 'That did not work. Nothing was changed.',
} as const;

/** Why the server does not do what the desk asks. */
export const deskRefusals = {
  nothingHere: 'There is nothing at this address',
  failed: 'Something went wrong on our side',
  notJson: 'The request is not valid JSON',
  invalid: 'This value is not taken',
  otherSite: 'Requests from other sites are not taken',
  signInFirst: 'Sign in first',
  unknownPerson: 'Nobody is known by this id',
  otherAddress: 'The address that was typed is another one',
} as const;

export const deskSignIn = {
  title: 'Sign in to the desk',
  text: 'We mail a link to addresses that may use the desk.',
  email: 'Your mail address',
  ask: 'Mail me a link',
  asked:
    'If this address may use the desk, a link is on its way. It works once, for 15 minutes, in this browser.',
  terminal: 'With access to the server, npm run desk prints a link.',
  arrivedTitle: 'One click and you are in',
  arrived: 'The button signs you in. The link then is used up.',
  enter: 'Sign in',
  expired: 'This link was used already or is older than 15 minutes. Ask for a new one.',
  elsewhere: 'This link was asked for in another browser. Open it there, or ask for a new one here.',
  tooMany: 'Too many tries. Wait a quarter of an hour.',
  failed: 'That did not work. Try again.',
} as const;

export const deskKinds = { deck: 'Deck', newsletter: 'Newsletter', quiz: 'Quiz' } as const;

export const deskStatuses = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
} as const;

export const deskStates = {
  pending: 'Waiting',
  done: 'Sent',
  dead: 'Given up',
  held: 'Held',
  skipped: 'Not needed',
} as const;

/** Names of deliveries, by the name that the store keeps. */
export const deskDeliveryKinds: Readonly<Record<string, string>> = {
  'deck-mail': 'Deck by mail',
  'operator-mail': 'Mail to the team',
  forward: 'Forward to the workflow host',
  'newsletter-confirm': 'Mail to confirm',
  'newsletter-welcome': 'Welcome mail',
  'quiz-report': 'Quiz report by mail',
  event: 'Event',
  chat: 'Message to the team’s chat',
};

export const deskLeads = {
  title: 'Leads',
  search: 'Search name, address, company',
  filters: 'Filters',
  kind: 'Kind',
  status: 'Status',
  source: 'Source',
  campaign: 'Campaign',
  time: 'Time',
  any: 'All',
  held: 'Held as spam',
  times: { '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },
  clear: 'Clear filters',
  export: 'Export',
  csv: 'CSV',
  json: 'JSON',
  more: 'Show more',
  shown: (count: number, more: boolean) =>
    more ? `${count.toLocaleString('en')} shown, there are more` : counted(count, 'lead', 'leads'),
  empty: 'No leads yet',
  emptyText:
    'They appear here within two seconds: deck requests, newsletter sign-ups and, with QUIZ_REPORTS on, finished quizzes.',
  noMatch: 'No lead matches',
  noMatchText: 'Take a filter away, or search for the beginning of a word.',
  columns: {
    person: 'Person',
    company: 'Company',
    kind: 'Kind',
    source: 'Source',
    status: 'Status',
    deliveries: 'Deliveries',
    time: 'Time',
  },
  sort: 'Sort',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', person: 'Address A–Z', company: 'Company A–Z' },
  selectAll: 'Select all that are shown',
  select: (who: string) => `Select ${who}`,
  selected: (count: number) => `${count.toLocaleString('en')} selected`,
  changing: (done: number, all: number) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')} done…`,
  stopped: (done: number, all: number) =>
    `It stopped after ${done.toLocaleString('en')} of ${all.toLocaleString('en')}. The others are still selected: press again to go on.`,
  setStatus: 'Set status',
  retry: 'Retry',
  release: 'Release',
  unselect: 'Unselect',
  changed: {
    status: (count: number) => `${counted(count, 'lead', 'leads')} changed.`,
    retry: (count: number) => `${counted(count, 'delivery', 'deliveries')} in line again.`,
    release: (count: number) => `${counted(count, 'lead', 'leads')} released.`,
  },
  heldMark: 'Held',
  noName: 'No name',
} as const;

export const deskPerson = {
  back: {
    '/': 'All leads',
    '/bookings': 'All bookings',
    '/subscribers': 'All subscribers',
    '/deliveries': 'All deliveries',
  },
  unknown: 'Nobody is known by this address. The person may have been erased.',
  timeline: 'Timeline',
  facts: 'About',
  email: 'Mail',
  phone: 'Phone',
  company: 'Company',
  newsletter: 'Newsletter',
  newsletterStates: {
    '': 'Not asked for',
    pending: 'Asked, not confirmed',
    confirmed: 'Subscribed',
    unsubscribed: 'Left',
  },
  note: 'Note',
  notePlaceholder: 'What the next colleague should know',
  addNote: 'Add note',
  noteBy: (author: string) => `Note by ${author}`,
  forms: { deck: 'Asked for the deck', newsletter: 'Asked for the newsletter', quiz: 'Finished the quiz' },
  confirmed: 'Confirmed the newsletter',
  left: 'Left the newsletter',
  bookings: {
    booked: 'Booked a call',
    rescheduled: 'Moved the call',
    cancelled: 'Cancelled the call',
    'no-show': 'Did not come to the call',
  },
  consent: 'Agreed to',
  came: 'Came from',
  page: 'Page',
  answers: 'Answers',
  recommended: 'Recommended',
  heldAs: (why: string) => `Held as suspected spam: ${why}`,
  attempts: (count: number) => counted(count, 'try', 'tries'),
  next: (time: string) => `next try ${time}`,
  retry: 'Retry',
  release: 'Release from hold',
  exportPerson: 'Export for the person',
  erase: 'Erase',
  eraseTitle: 'Erase this person',
  eraseText:
    'Removes every form, mail, note, booking and subscription of this person for good. Type their address to confirm.',
  eraseLabel: 'Address',
  eraseNow: 'Erase for good',
  eraseMismatch: 'That is another address.',
  erased: (code: string) => `Erased. In the record of access the person is ${code}.`,
  erasedUnderWay: (count: number) =>
    `${count} ${count === 1 ? 'message was' : 'messages were'} being sent meanwhile and may still arrive.`,
  erasedLog:
    'The log of the store still holds what was erased: another program is reading it. Erase again later.',
  looks: 'Who looked',
} as const;

export const deskDeliveries = {
  title: 'Deliveries',
  text: 'Mail and forwards. What fails is tried eleven times over three days, then given up and kept here.',
  empty: { pending: 'Nothing is waiting.', dead: 'Nothing was given up.', held: 'Nothing is held.' },
  columns: {
    what: 'What',
    why: 'Why',
    tries: 'Tries',
    next: 'Next try',
    since: 'Since',
    action: 'Action',
  },
  retry: 'Retry',
  retryAll: (kind: string, count: number) => `Retry all ${count.toLocaleString('en')} of: ${kind}`,
  releaseAll: (kind: string, count: number) => `Release all ${count.toLocaleString('en')} of: ${kind}`,
  retried: (count: number) => `${count.toLocaleString('en')} in line again.`,
  stopped: (count: number) => `It stopped after ${count.toLocaleString('en')}. The others are still here.`,
  targets: 'Targets',
  targetNames: {
    mail: 'Mail',
    forward: 'Workflow host',
    chat: 'Team chat',
    events: 'Events to a former target',
  } as Readonly<Record<string, string>>,
  breakers: { closed: 'Working', 'half-open': 'Being tried again', open: 'At rest after failures' },
  apart: 'The worker runs in a process of its own: how its targets are is in its metrics.',
} as const;

export const deskBooked = {
  title: 'Booked a call',
  text: 'No form of theirs matches.',
  more: 'There are more: type more of the name.',
} as const;

export const deskBookings = {
  title: 'Bookings',
  text: 'Who booked a call, newest first, also those who never sent a form.',
  states: { booked: 'Booked', rescheduled: 'Moved', cancelled: 'Cancelled', 'no-show': 'Did not come' },
  columns: { who: 'Who', call: 'Call', state: 'State', source: 'Source', booked: 'Booked' },
  noTime: 'Not known',
  more: 'Show older',
  empty: 'Nobody has booked a call yet.',
  emptyText:
    'Cal.com tells this server about bookings once CAL_WEBHOOK_SECRET is set here and the webhook there.',
} as const;

export const deskSubscribers = {
  title: 'Subscribers',
  states: { confirmed: 'Subscribed', pending: 'Not confirmed', unsubscribed: 'Left' },
  export: 'Export subscribers (CSV)',
  growth: 'Joined and left by week',
  joined: 'Joined',
  left: 'Left',
  week: 'Week of',
  columns: { email: 'Address', state: 'State', asked: 'Asked', confirmed: 'Confirmed' },
  empty: 'Nobody has asked for the newsletter yet.',
} as const;

export const deskSystem = {
  title: 'System',
  parts: 'What runs',
  sessions: 'Where you are signed in',
  thisOne: 'this one',
  unknownAgent: 'Unknown browser',
  since: (time: string) => `since ${time}`,
  seen: (time: string) => `last used ${time}`,
  end: 'End',
  endAll: 'End all, also this one',
  findings: 'Before going live',
  findingsText: 'Found by the preflight. npm run preflight lists sample content too.',
  ready: 'Settings are ready to go live.',
  rows: {
    version: 'Version',
    store: 'Store',
    mail: 'Mail',
    targets: 'Targets',
    insight: 'Insight',
    worker: 'Worker',
    backup: 'Last backup',
  },
  never: 'Never, as far as this server knows',
  on: 'On',
  off: 'Off',
  inProcess: 'In this process',
  apart: 'Apart',
  none: 'None set',
  stores: {
    postgres: (host: string) => `PostgreSQL, ${host}`,
    sqlite: (folder: string) => `SQLite, ${folder}/`,
  },
  mails: { smtp: (host: string) => `SMTP, ${host}`, files: (folder: string) => `Files, ${folder}/outbox/` },
} as const;

export const deskAccess = {
  title: 'Access',
  text: 'Who looked at, exported, changed or erased whom. An erased person stays as a code.',
  export: 'Export (CSV)',
  columns: { time: 'Time', who: 'Who', did: 'Did', whom: 'Whom', detail: 'Detail' },
  actions: {
    'signed-in': 'Signed in',
    'signed-out': 'Signed out',
    looked: 'Looked at',
    noted: 'Wrote a note',
    changed: 'Changed',
    retried: 'Retried',
    released: 'Released',
    exported: 'Exported',
    erased: 'Erased',
    'backed-up': 'Made a backup',
    imported: 'Imported another store',
  } as Readonly<Record<string, string>>,
  details: {
    status: (status: keyof typeof deskStatuses) => `Status: ${deskStatuses[status]}`,
    sessions: (count: number) => counted(count, 'session', 'sessions'),
    deliveries: (count: number) => counted(count, 'delivery', 'deliveries'),
    deliveriesOf: (count: number, kind: string) => `${count} of: ${deskDeliveryKinds[kind] ?? kind}`,
    subscribers: (count: number) => counted(count, 'subscriber', 'subscribers'),
    access: 'This record',
    leads: (format: string, filters: readonly string[]) =>
      ['Leads', format.toUpperCase(), ...filters].join(', '),
    searched: 'a search',
  },
  more: 'Show more',
  empty: 'Nothing is recorded yet.',
} as const;

export const deskPictures = {
  title: 'Pictures',
  period: 'Period',
  periods: { '30': '30 days', '90': '90 days', '365': 'A year' },
  table: 'Show as table',
  leads: 'Leads by day and source',
  leadsTotal: (count: number, days: number) => `${count.toLocaleString('en')} leads in ${days} days`,
  day: 'Day',
  total: 'All',
  other: 'Other',
  funnel: 'From view to lead to booking',
  funnelSteps: { views: 'Page views', pressed: 'Booking pressed', leads: 'Leads', bookings: 'Bookings' },
  ofFirst: 'Of the first step',
  step: 'Step',
  count: 'Count',
  quiz: 'Where the quiz loses people',
  quizText: 'Left at a question, as a share of those who reached it.',
  question: 'Question',
  reached: 'Reached',
  leftHere: 'Left here',
  share: 'Share',
  campaigns: 'Campaigns compared',
  campaign: 'Campaign',
  views: 'Views',
  leadsColumn: 'Leads',
  won: 'Won',
  noLeads: 'No leads in this time. Choose a longer period.',
  noInsight:
    'Views and quiz steps are not counted: INSIGHT is off. Set INSIGHT=on, build and restart to count them.',
  noViews:
    'INSIGHT is on, and no view was counted in this time. Choose a longer period; if that stays empty, build the site again with INSIGHT=on.',
  noQuiz: 'Nobody started the quiz in this time.',
  noCampaigns: 'No lead of this time carries a campaign. Add utm_campaign to your links.',
} as const;

export const deskKeys = {
  title: 'Keyboard',
  rows: [
    ['j', 'Next lead'],
    ['k', 'Lead before'],
    ['Enter', 'Open the lead'],
    ['x', 'Select the lead'],
    ['/', 'Search'],
    ['?', 'This list'],
  ],
} as const;
