/** The two films: where their files are, what the player page says, their captions, and the words in the picture. */
import { site } from './site.ts';

export const FILM_SIZE = { width: 1920, height: 1080 } as const;

export const films = {
  task: {
    title: `${site.name}: one task, from start to end`,
    player: '/player/',
    video: '/film/task.mp4',
    poster: '/film/task.jpg',
    captions: '/film/task.vtt',
    lines: {
      opening: 'One invoice, from the email to the log.',
      mail: 'Tuesday, 08:12. A supplier sends an invoice by email.',
      match: 'The Finance Agent reads it and compares it with the order. $12.40 does not fit.',
      ask: 'So it asks a person, once. Maren Holt decides.',
      done: 'The agent pays, answers the supplier and files the invoice.',
      log: 'Every step is in a log that you can export.',
      closing: `${site.name} builds agents like this one. Book a 30-minute call.`,
    },
  },
  socialOs: {
    title: 'Social OS: one idea becomes five posts',
    player: '/player/social-os/',
    video: '/film/social-os.mp4',
    poster: '/film/social-os.jpg',
    captions: '/film/social-os.vtt',
    lines: {
      month: 'A strategist agent plans 30 days, one idea for each.',
      idea: 'Day 17: a crane, 96 panels and one quiet Wednesday.',
      posts: 'Five platform agents turn the idea into five posts, each at home on its platform.',
      sheet: 'The sheet tracker keeps the tally: three published, two scheduled.',
      closing: 'Social OS saves 15-20 hours a week. Book a 30-minute call.',
    },
  },
} as const;

export type FilmId = keyof typeof films;

export const player = {
  captionsLabel: 'English',
  silent: 'This film has no sound.',
  withoutVideo: 'Your browser does not play this film.',
  download: 'Download it instead.',
} as const;

/** What stands in the picture of the first film: the morning at Fjordline Freight. */
export const taskFilm = {
  sample: true,
  name: 'INV-6630 of City Couriers',
  opening: { kicker: 'Finance Agent', title: ['One invoice,', 'start to end.'] },
  mail: {
    initials: 'CC',
    from: 'City Couriers',
    address: 'billing@citycouriers.example',
    reader: 'Finance Agent reads',
    time: 'Tue 08:12',
    subject: 'Invoice INV-6630',
    lines: [
      { text: '14 runs, as ordered', amount: '$214.00' },
      { text: 'Fuel surcharge', amount: '$12.40' },
    ],
    total: { text: 'To pay', amount: '$226.40' },
  },
  match: {
    agent: 'Finance Agent',
    comparing: 'Comparing',
    question: 'One question',
    invoice: { label: 'Invoice', number: 'INV-6630', amount: '$226.40' },
    order: { label: 'Order', number: 'PO-0911', amount: '$214.00' },
    same: ['Same supplier', 'Same 14 runs'],
    difference: '$12.40 over',
    reason: 'A fuel surcharge that nobody ordered',
  },
  ask: {
    from: 'Finance Agent asks',
    to: 'Maren Holt',
    initials: 'MH',
    text: 'City Couriers bills $12.40 more than ordered. Pay it?',
    choices: ['Pay $226.40', 'Pay $214.00', 'Hold'],
    answer: 'Maren Holt, 08:13',
  },
  done: {
    title: 'Done',
    steps: [
      { text: 'Paid $226.40', time: '08:13:24' },
      { text: 'Answered City Couriers', time: '08:13:26' },
      { text: 'Filed with PO-0911', time: '08:13:27' },
    ],
  },
  log: {
    title: 'Log, INV-6630',
    export: 'Export',
    exported: 'Exported',
    file: 'inv-6630.csv',
    rows: [
      ['08:12:04', 'read', 'INV-6630'],
      ['08:12:09', 'compared', 'PO-0911'],
      ['08:12:10', 'asked', 'Maren Holt'],
      ['08:13:20', 'approved', 'Maren Holt'],
      ['08:13:24', 'paid', '$226.40'],
      ['08:13:26', 'answered', 'City Couriers'],
      ['08:13:27', 'filed', 'PO-0911'],
    ],
  },
  closing: { name: site.name, tagline: `${site.tagline}.`, action: 'Book a 30-minute call' },
} as const;

/** What stands in the picture of the second film, besides the plan and its example day. */
export const socialFilm = {
  name: 'Social OS',
  opening: '30 days, one idea a day',
  posts: {
    initials: 'FS',
    /** The thread of the example day, post by post. */
    thread: ['06:10 the crane', '08:40 the first row', '14:05 the last clamp', '16:00 the first kilowatt'],
  },
  sheet: { title: 'Content calendar', saved: ['15-20', 'hours saved a week'] },
  closing: {
    name: 'Social OS',
    tagline: 'A month of posts, planned, published and tracked.',
    action: 'Book a 30-minute call',
  },
} as const;
