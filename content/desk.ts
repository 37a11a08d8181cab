/** Every word of the operator's page and of the mail that leads to it. */
import { site } from './site.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const deskMail = {
  subject: `Your link to the ${site.name} desk`,
  preview: 'It signs you in once and works for 15 minutes.',
  label: 'Desk',
  heading: 'Sign in to the desk.',
  paragraphs: [
    'Open the link in the browser in which you asked for it, then press the button there. On another device, enter the code that this browser shows.',
  ],
  action: 'Open the desk',
  terms: 'The link works once, for 15 minutes.',
  reason:
    'Somebody entered this email at the desk. If that was not you, ignore this message: nobody gets in without it.',
} as const;

export const mentionMail = {
  subject: (author: string) => `${author} mentioned you in a note`,
  label: 'Desk',
  heading: (author: string) => `${author} mentioned you.`,
  open: 'Open the person',
  reason: 'You get this mail because a colleague named you in a note at the desk.',
} as const;

export const dueMail = {
  subject: (count: number) => `Due today: ${counted(count, 'next step', 'next steps')}`,
  label: 'Desk',
  heading: (count: number) => `${counted(count, 'next step is', 'next steps are')} due.`,
  paragraphs: [] as readonly string[],
  line: (step: string, at: number) =>
    [step, new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })]
      .filter(Boolean)
      .join(' · '),
  open: 'Open what is due',
  reason:
    'You get this mail because these people are yours. The setting DUE_MAIL_HOUR decides when it is sent.',
} as const;

export const outageMail = {
  subject: 'Deliveries are failing',
  label: 'Desk',
  heading: 'Deliveries are failing.',
  open: 'Open deliveries',
  reason: 'You get this mail because you run this site.',
} as const;

/** A failing target: subject, what it does, what waits, what to check. */
export const failureWords = {
  targets: {
    mail: (host: string) => (host ? `The mail server at ${host}` : 'The mail server'),
    forward: (host: string) => `The webhook at ${host}`,
    events: (host: string) => `The event receiver at ${host}`,
    chat: (host: string) => `The chat at ${host}`,
  },
  reasons: {
    refused: () => 'refuses connections.',
    'unknown-host': () => 'cannot be found by its name.',
    silent: () => 'does not answer in time.',
    login: () => 'refuses the user or the password.',
    certificate: () => 'has a certificate that is not trusted.',
    'server-error': (note: string) => `has a fault of its own (${/\d{3}/.exec(note)?.[0] ?? note}).`,
    rejected: (note: string) => `refuses the message (${/\d{3}/.exec(note)?.[0] ?? note}).`,
    other: (note: string) => `failed: ${note}.`,
  },
  waiting: (target: 'mail' | 'forward' | 'events' | 'chat', count: number) => {
    const [one, many] = { mail: ['mail waits', 'mails wait'], chat: ['message waits', 'messages wait'] }[
      target as 'mail'
    ] ?? ['message waits', 'messages wait'];
    return `${counted(count, one ?? '', many ?? '')}.`;
  },
  check: {
    mail: 'Check SMTP_URL.',
    forward: 'Check DECK_FORWARD_URL.',
    events: 'Check EVENTS_URL.',
    chat: 'Check CHAT_WEBHOOK_URL.',
  },
} as const;

export const deskFrame = {
  title: 'Desk',
  skip: 'Skip to the content',
  navigation: 'Desk',
  pages: {
    leads: 'Leads',
    bookings: 'Bookings',
    pictures: 'Analytics',
    deliveries: 'Deliveries',
    subscribers: 'Subscribers',
    access: 'Audit log',
    system: 'System',
  },
  more: 'More',
  signOut: 'Sign out',
  keys: 'Keyboard shortcuts',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  again: 'Try again',
  notFound: 'Page not found.',
  stuck: (count: number) => `${count} failed`,
  /** Before the title of the browser's tab. */
  unseen: (count: string) => `(${count}) `,
  hotLead: 'New hot lead',
  hotLeadText: 'Press to open.',
  done: 'Done.',
  notDone: 'That failed. Nothing was changed.',
} as const;

/** Why the server does not do what the desk asks. */
export const deskRefusals = {
  nothingHere: 'Page not found',
  failed: 'Something went wrong on our side',
  notJson: 'The request is not valid JSON',
  invalid: 'Invalid value',
  otherSite: 'Cross-site request refused',
  signInFirst: 'Sign in first',
  unknownPerson: 'Person not found',
  otherAddress: 'The email does not match',
} as const;

export const deskSignIn = {
  title: 'Sign in to the desk',
  text: 'We send a sign-in link to the people on the team list.',
  email: 'Your email',
  ask: 'Email me a link',
  asked:
    'If this address may use the desk, a link is on its way. It works once, for 15 minutes, in this browser.',
  mailDown:
    'Email does not work at the moment, so no link can be sent. Use a passkey, or run npm run desk on the server.',
  terminal: 'With access to the server, npm run desk prints a link.',
  arrivedTitle: 'Sign in to the desk',
  arrived: 'Press to sign in. The link works once.',
  enter: 'Sign in',
  passkey: 'Passkey',
  usePasskey: 'Sign in with a passkey',
  passkeyUnknown: 'This passkey is not known here. Ask for a link by email.',
  passkeyFailed: 'The passkey was not used. Try again, or ask for a link by email.',
  code: 'Code',
  codeText: 'This link was asked for in another browser. Enter the six-digit code that is shown there.',
  wrongCode: 'Wrong code. After five wrong codes the link no longer works.',
  askedCode: (code: string) =>
    `To open the link on another device, enter this code there: ${code.slice(0, 3)} ${code.slice(3)}`,
  expired: 'This link was used already or is older than 15 minutes. Ask for a new one.',
  elsewhere:
    'This link was asked for in another browser. Open it there, or enter the code that is shown there.',
  tooMany: 'Too many attempts. Try again in 15 minutes.',
  failed: 'Something went wrong. Try again.',
} as const;

export const deskKinds = { deck: 'Deck', newsletter: 'Newsletter', quiz: 'Quiz' } as const;

export const deskStatuses = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
} as const;

export const deskReadiness = {
  title: 'Readiness',
  levels: { hot: 'Hot', warm: 'Warm', later: 'Later' },
  booked: 'Booked a call',
  again: (forms: number) => `${forms} forms`,
  start: 'Start',
  call: 'Next call',
} as const;

export const deskStates = {
  pending: 'Retrying',
  done: 'Sent',
  dead: 'Failed',
  held: 'Suspected spam',
  skipped: 'Not needed',
} as const;

/** Names of deliveries, by the name that the store keeps. */
export const deskDeliveryKinds: Readonly<Record<string, string>> = {
  'deck-mail': 'Deck email',
  'operator-mail': 'Team email',
  forward: 'Webhook: deck request',
  'newsletter-confirm': 'Confirmation email',
  'newsletter-welcome': 'Welcome email',
  'quiz-report': 'Quiz report email',
  event: 'Webhook: event',
  chat: 'Chat message',
  'mention-mail': 'Email about a mention',
  'due-mail': 'Email with what is due',
  'outage-mail': 'Email about an outage',
};

export const deskLeads = {
  title: 'Leads',
  search: 'Search name, email, company, phone',
  filters: 'Filters',
  kind: 'Form',
  status: 'Status',
  source: 'Source',
  campaign: 'Campaign',
  time: 'Time',
  any: 'All',
  held: 'Suspected spam',
  agent: 'Sent by an assistant',
  mine: 'Mine',
  due: 'Due',
  sinceVisit: 'Since my last visit',
  ownDates: 'From … to …',
  from: 'From',
  to: 'To',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread',
  setOwner: 'Assign to',
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
    readiness: 'Readiness',
    start: 'Start',
    call: 'Next call',
    owner: 'Owner',
    person: 'Person',
    company: 'Company',
    kind: 'Form',
    source: 'Source',
    status: 'Status',
    deliveries: 'Deliveries',
    time: 'Time',
  },
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    readiness: 'Hottest first',
    oldest: 'Oldest first',
    person: 'Email A–Z',
    company: 'Company A–Z',
  },
  selectAll: 'Select all on this page',
  select: (who: string) => `Select ${who}`,
  selected: (count: number) => `${count.toLocaleString('en')} selected`,
  changing: (done: number, all: number) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')} done…`,
  stopped: (done: number, all: number) =>
    `It stopped after ${done.toLocaleString('en')} of ${all.toLocaleString('en')}. The others are still selected: press again to go on.`,
  setStatus: 'Set status',
  retry: 'Retry',
  release: 'Not spam',
  unselect: 'Clear selection',
  changed: {
    status: (count: number) => `${counted(count, 'lead', 'leads')} changed.`,
    owner: (count: number) => `${counted(count, 'lead', 'leads')} changed.`,
    retry: (count: number) => `Queued ${counted(count, 'delivery', 'deliveries')}. Trying now.`,
    release: (count: number) => `Marked ${counted(count, 'lead', 'leads')} as not spam.`,
  },
  heldMark: 'Suspected spam',
  agentMark: 'by an assistant',
  noName: 'No name',
} as const;

export const deskPerson = {
  back: {
    '/': 'All leads',
    '/bookings': 'All bookings',
    '/subscribers': 'All subscribers',
    '/deliveries': 'All deliveries',
  },
  previousPerson: 'Previous person',
  nextPerson: 'Next person',
  actions: 'More actions',
  status: 'Status',
  lostReason: 'Reason for lost',
  lostReasons: ['No budget', 'Not now', 'Chose somebody else', 'No answer', 'Not a fit'],
  owner: 'Owner',
  nobody: 'Nobody',
  nextStep: 'Next step',
  nextStepPlaceholder: 'Call back',
  nextStepDate: 'On',
  dueOn: (day: string) => `· due ${day}`,
  stepDone: 'Done',
  save: 'Save',
  correct: 'Correct name or phone',
  correctTitle: 'Correct name or phone',
  correctText: 'The forms stay as they were sent. An empty field shows what the form says.',
  name: 'Name',
  doNotContact: 'Do not contact',
  allowContact: 'Allow contact again',
  noContact: 'Do not contact. They asked not to be called or written to.',
  keptUntil: 'Erased on',
  similar: 'Same phone or company',
  samePhone: 'same phone',
  sameDomain: (domain: string) => `same domain, ${domain}`,
  call: (phone: string) => `Call ${phone}`,
  write: 'Send email',
  mailSubject: `Your request to ${site.name}`,
  mailGreeting: (name: string) => (name ? `Hello ${name},\n\n` : 'Hello,\n\n'),
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied.',
  deliveries: (sent: number, all: number) => `Deliveries: ${sent} of ${all} sent`,
  unknown: 'Person not found. They may have been erased.',
  timeline: 'Timeline',
  facts: 'About',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  newsletter: 'Newsletter',
  newsletterStates: {
    '': 'None',
    pending: 'Pending',
    confirmed: 'Subscribed',
    unsubscribed: 'Unsubscribed',
  },
  note: 'Note',
  notePlaceholder: 'Add a note for your team. @name mails a colleague.',
  addNote: 'Add note',
  noteBy: (author: string) => `Note by ${author}`,
  forms: {
    deck: 'Requested the deck',
    newsletter: 'Signed up for the newsletter',
    quiz: 'Finished the quiz',
  },
  confirmed: 'Confirmed the newsletter',
  left: 'Unsubscribed from the newsletter',
  bookings: {
    booked: 'Booked a call',
    rescheduled: 'Rescheduled the call',
    cancelled: 'Cancelled the call',
    'no-show': 'Missed the call (no-show)',
  },
  consent: 'Consent text shown',
  came: 'Source',
  campaign: 'Campaign',
  referrer: 'Referrer',
  firstPage: 'First page',
  language: 'Language',
  consentVersion: 'Consent version',
  page: 'Form sent from',
  answers: 'Answers',
  recommended: 'Recommended agents',
  /** Why an agent was recommended, for the team. */
  chose: (labels: string) => `They chose ${labels}.`,
  choseOther: 'Their answers fit no ready-made agent.',
  choseRoutine: 'The usual first agent.',
  heldAs: (why: string) => `Suspected spam: ${why}`,
  attempts: (count: number) => counted(count, 'attempt', 'attempts'),
  next: (time: string) => `next attempt ${time}`,
  retry: 'Retry',
  release: 'Not spam',
  exportPerson: 'Export personal data',
  erase: 'Erase',
  eraseTitle: 'Erase this person',
  eraseText:
    'Permanently removes every form, email, note, booking and subscription of this person. Type their email to confirm.',
  eraseLabel: 'Email',
  eraseNow: 'Erase permanently',
  eraseMismatch: 'The email does not match.',
  erased: (code: string) => `Erased. The audit log lists the person as ${code}.`,
  erasedUnderWay: (count: number) =>
    `${count} ${count === 1 ? 'message was' : 'messages were'} being sent and may still arrive.`,
  erasedLog:
    'The database log still holds the erased data because another program is reading it. Erase again later.',
} as const;

export const deskDeliveries = {
  title: 'Deliveries',
  text: 'Emails, webhooks and chat messages. A delivery is attempted eleven times over three days, then it stays here as failed.',
  empty: {
    pending: 'Nothing is being retried.',
    dead: 'Nothing has failed.',
    held: 'No suspected spam.',
  },
  columns: {
    what: 'Delivery',
    why: 'Reason',
    tries: 'Attempts',
    next: 'Next attempt',
    since: 'Since',
    action: 'Action',
  },
  retry: 'Retry',
  retryAll: (kind: string, count: number) => `Retry all ${count.toLocaleString('en')}: ${kind}`,
  releaseAll: (kind: string, count: number) => `Send all ${count.toLocaleString('en')}: ${kind}`,
  retried: (count: number) => `Queued ${counted(count, 'delivery', 'deliveries')}. Trying now.`,
  stopped: (count: number) => `Stopped after ${count.toLocaleString('en')}. The others are still here.`,
  targets: 'Integrations',
  targetNames: {
    mail: 'Email',
    forward: 'Webhook',
    chat: 'Chat',
    events: 'Events to a former target',
  } as Readonly<Record<string, string>>,
  breakers: { closed: 'Working', 'half-open': 'Testing', failing: 'Failing', open: 'Failing, paused' },
  apart: 'The worker is a separate process: its metrics show the state of each integration.',
} as const;

export const deskBooked = {
  title: 'Booked a call',
  text: 'No form of theirs matches the search.',
  more: 'There are more: type more of the name.',
} as const;

export const deskBookings = {
  title: 'Bookings',
  text: 'Everyone who booked a call, with or without a form. Newest first.',
  states: { booked: 'Booked', rescheduled: 'Rescheduled', cancelled: 'Cancelled', 'no-show': 'No-show' },
  columns: { who: 'Person', call: 'Call time', state: 'Status', source: 'Source', booked: 'Booked on' },
  noTime: 'Unknown',
  more: 'Show older',
  empty: 'No bookings yet',
  emptyText:
    'Cal.com tells this server about bookings once CAL_WEBHOOK_SECRET is set here and the webhook there.',
} as const;

export const deskSubscribers = {
  title: 'Subscribers',
  states: { confirmed: 'Subscribed', pending: 'Pending', unsubscribed: 'Unsubscribed' },
  export: 'Export subscribers (CSV)',
  growth: 'New and unsubscribed by week',
  joined: 'New',
  left: 'Unsubscribed',
  week: 'Week of',
  columns: { email: 'Email', state: 'Status', asked: 'Signed up', confirmed: 'Confirmed' },
  empty: 'No subscribers yet',
} as const;

export const deskSystem = {
  title: 'System',
  parts: 'Status',
  sessions: 'Active sessions',
  thisOne: 'this browser',
  unknownAgent: 'Unknown browser',
  since: (time: string) => `since ${time}`,
  seen: (time: string) => `last used ${time}`,
  end: 'Sign out',
  endAll: 'Sign out everywhere',
  notifications: 'Notifications',
  notifyHot: 'Tell me about new hot leads in this browser',
  notifyRefused: 'The browser does not allow notifications of this page. Change that in its settings.',
  passkeys: 'Passkeys',
  passkeysText:
    'Sign in with your fingerprint, face or a security key. If you lose it, a mailed link or npm run desk lets you in.',
  addPasskey: 'Add a passkey',
  removePasskey: 'Remove',
  added: (time: string) => `added ${time}`,
  notUsed: 'not used yet',
  used: (time: string) => `used ${time}`,
  noWebAuthn: 'This browser does not support passkeys here.',
  retention: (days: number) =>
    `Personal data is erased after ${counted(days, 'day', 'days')}. Confirmed subscribers stay.`,
  keepForever: 'Personal data is kept until somebody erases it. Set RETENTION_DAYS to change that.',
  findings: 'Before going live',
  findingsText: 'Found by the preflight. npm run preflight lists sample content too.',
  ready: 'Settings are ready to go live.',
  rows: {
    version: 'Version',
    store: 'Database',
    mail: 'Email',
    targets: 'Integrations',
    insight: 'Visit counting',
    worker: 'Worker',
    backup: 'Last backup',
    retention: 'Retention',
  },
  never: 'None recorded',
  on: 'On',
  off: 'Off',
  inProcess: 'In this process',
  apart: 'Separate process',
  none: 'None',
  stores: {
    postgres: (host: string) => `PostgreSQL, ${host}`,
    sqlite: (folder: string) => `SQLite, ${folder}/`,
  },
  mails: { smtp: (host: string) => `SMTP, ${host}`, files: (folder: string) => `Files, ${folder}/outbox/` },
} as const;

export const deskAccess = {
  title: 'Audit log',
  text: 'Everything that users viewed, exported, changed or erased. An erased person is listed as a code.',
  export: 'Export (CSV)',
  user: 'User',
  person: 'Person’s email',
  action: 'Action',
  any: 'All',
  apply: 'Filter',
  noMatch: 'No entry matches',
  columns: { time: 'Time', who: 'User', did: 'Action', whom: 'Person', detail: 'Details' },
  actions: {
    'signed-in': 'Signed in',
    'signed-out': 'Signed out',
    'added-passkey': 'Added a passkey',
    'removed-passkey': 'Removed a passkey',
    listed: 'Listed',
    looked: 'Viewed',
    noted: 'Added a note',
    changed: 'Changed',
    retried: 'Retried',
    released: 'Marked as not spam',
    exported: 'Exported',
    erased: 'Erased',
    'backed-up': 'Made a backup',
    imported: 'Imported a database',
    'key-created': 'Created an API key',
    'key-revoked': 'Revoked an API key',
  } as Readonly<Record<string, string>>,
  details: {
    status: (status: keyof typeof deskStatuses) => `Status: ${deskStatuses[status]}`,
    lostReason: 'Reason for lost',
    owner: (owner: string) => (owner ? `Owner: ${owner}` : 'No owner'),
    nextStep: (day: string) => (day ? `Next step on ${day}` : 'No next step'),
    doNotContact: 'Do not contact',
    contactAllowed: 'Contact allowed again',
    nameCorrected: 'Name corrected',
    phoneCorrected: 'Phone corrected',
    sessions: (count: number) => counted(count, 'session', 'sessions'),
    deliveries: (count: number) => counted(count, 'delivery', 'deliveries'),
    deliveriesOf: (count: number, kind: string) => `${deskDeliveryKinds[kind] ?? kind}: ${count}`,
    access: 'Audit log',
    allLeads: 'Leads',
    allPeople: 'People',
    analytics: 'Analytics',
    apiKey: 'API key',
    allBookings: 'Bookings',
    allDeliveries: 'Deliveries',
    allSubscribers: 'Subscribers',
    leads: (format: string, filters: readonly string[]) =>
      ['Leads', format.toUpperCase(), ...filters].join(', '),
    searched: 'a search',
    unfinished: (what: string) => `${what}: not finished`,
    rows: (what: string, count: number, isComplete: boolean) =>
      `${what}: ${isComplete ? '' : 'broken off after '}${counted(count, 'row', 'rows')}`,
  },
  more: 'Show more',
  empty: 'No entries yet',
} as const;

export const deskPictures = {
  title: 'Analytics',
  period: 'Period',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days', '365': 'A year', own: 'Own dates' },
  from: 'From',
  to: 'To',
  previous: (count: string) => `before: ${count}`,
  previousPeriod: 'Period before',
  csv: 'CSV',
  csvOf: (title: string) => `Export as CSV: ${title}`,
  table: 'Show as table',
  leads: 'Leads by day and source',
  leadsTotal: (count: number, days: number) => `${count.toLocaleString('en')} leads in ${days} days`,
  day: 'Day',
  total: 'All',
  other: 'Other',
  funnel: 'Funnel',
  funnelSteps: {
    views: 'Page views',
    started: 'Quiz started',
    finished: 'Quiz finished',
    reports: 'Report requested',
    bookings: 'Booked a call',
  },
  completion: (rate: string) => `${rate} of those who start the quiz finish it.`,
  deckText: (opened: number, sent: number) =>
    `Deck: ${opened.toLocaleString('en')} opened the form, ${sent.toLocaleString('en')} sent it.`,
  devices: 'Devices',
  device: 'Device',
  deviceNames: { desktop: 'Desktop', phone: 'Phone', tablet: 'Tablet' } as Readonly<Record<string, string>>,
  languages: 'Languages of leads',
  language: 'Language',
  unknownLanguage: 'Unknown',
  answers: 'Answers of the quiz',
  answersText: (reports: number) =>
    `How often each answer was chosen in ${counted(reports, 'report', 'reports')} that visitors asked for.`,
  answer: 'Answer',
  started: 'Quiz started',
  ofFirst: '% of first step',
  step: 'Step',
  count: 'Count',
  quiz: 'Where the quiz loses people',
  quizText: 'Left at a question, as a share of those who reached it.',
  question: 'Question',
  reached: 'Reached',
  leftHere: 'Left here',
  share: 'Share',
  campaigns: 'Campaigns',
  campaign: 'Campaign',
  sources: 'Sources',
  source: 'Source',
  originsText: 'Leads and booked calls by where the visit began.',
  finished: 'Quiz finished',
  booked: 'Booked',
  bookedRate: 'Booked per lead',
  originNote: (leads: number, booked: number) =>
    `${counted(leads, 'lead', 'leads')}, ${booked.toLocaleString('en')} booked`,
  views: 'Views',
  leadsColumn: 'Leads',
  won: 'Won',
  noLeads: 'No leads in this period. Choose a longer one.',
  noInsight: 'Visit counting is off. Set INSIGHT=on, build and restart.',
  noViews:
    'No views in this period. Choose a longer one; if it stays empty, build the site again with INSIGHT=on.',
  noQuiz: 'Nobody started the quiz in this period.',
  noCampaigns: 'No lead of this period has a campaign. Add utm_campaign to your links.',
} as const;

export const deskKeys = {
  title: 'Keyboard shortcuts',
  rows: [
    ['j', 'Next lead'],
    ['k', 'Previous lead'],
    ['Enter', 'Open the lead'],
    ['u', 'Back to the list'],
    ['x', 'Select the lead'],
    ['n', 'Add a note'],
    ['/', 'Search'],
    ['?', 'Keyboard shortcuts'],
  ],
} as const;
