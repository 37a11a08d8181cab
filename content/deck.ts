import { offer } from './offer.ts';

/** What only the deck says. Everything else in it comes from the Social OS page and the landing page's process. */
export const deck = {
  subject: 'A month of posts, planned, published and tracked by a team of agents',
  cover: { label: 'Product deck' },
  problem: {
    label: 'The problem',
    title: 'Posting every day is a job that nobody was hired for.',
    lead: 'Five platforms, seven days: 35 places to fill, every week. This is how a busy one ends.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    /** Places that got filled, as platform and day. */
    filled: [
      [1, 0],
      [0, 1],
      [1, 3],
      [4, 3],
    ],
    points: [
      {
        title: 'It stops when it gets busy',
        text: 'The week a deal closes is the week that nothing goes out.',
      },
      {
        title: 'Nobody knows what worked',
        text: 'The numbers sit in five dashboards that no one opens twice.',
      },
      {
        title: 'What you know stays inside',
        text: 'Calls, product sheets and good answers never become posts.',
      },
    ],
  },
  product: { label: 'What Social OS does' },
  hierarchy: { label: 'The agents' },
  steps: {
    label: 'How it works',
    title: 'Four steps. Two of them are yours.',
    yours: { name: 'Yours', steps: [1, 2] },
  },
  month: {
    label: 'The month',
    title: 'Thirty days, decided before the first one starts.',
    lead: 'Each day carries one idea. Five platform agents turn it into five posts and put them out on time.',
  },
  posts: {
    label: 'An example',
    title: 'One idea, five posts.',
    lead: 'Nobody reads the same text five times. Each agent writes for its own platform.',
    initials: 'FS',
  },
  results: {
    label: 'Expected results',
    title: 'What to expect',
    hours: 'Where the hours come back, per week',
  },
  measured: {
    label: 'A measured result',
    title: 'From 19 hours a week to 2.',
    before: 'Before',
    after: 'With Social OS',
    hours: 'Hours a week spent on social media',
    days: 'Days of 30 with a post',
  },
  security: {
    sample: true,
    name: 'What SOC 2 covers',
    label: 'Security',
    title: 'Your accounts, your data, your decision.',
    claim: 'SOC 2 compliant',
    covers:
      'The report covers the systems that the agents run on: who can reach them, how they are changed and how they are watched. It does not cover the platforms that you post to.',
    points: [
      { title: 'Nothing goes out unseen', text: 'A post is a draft until somebody you name approves it.' },
      { title: 'Access that you can take back', text: 'Agents sign in with rights that you give and end.' },
      { title: 'Every step in a log', text: 'Time, input and result of each step, to export.' },
      { title: 'Encrypted both ways', text: 'In transit and at rest, in the region that you choose.' },
      { title: 'Not used for training', text: 'Your material is used to do your work, nothing else.' },
      { title: 'Gone when you say so', text: 'Everything is deleted on request, confirmed in writing.' },
    ],
  },
  timeline: {
    label: 'How long it takes',
    title: 'One line, three moments.',
    lead: 'You give us one contact person and access to your sources. We do the rest.',
    after: 'after',
    /** What each moment means for this product. */
    details: [
      'The strategist has read your sources; you see the first week of posts.',
      'The first platform agent publishes every day, with your approval.',
      'All five platforms and the sheet run from one 30-day plan.',
    ],
  },
  offer: {
    label: 'Setup',
    title: 'What it takes to start',
    lead: 'We find out together on the call whether it fits. If it does not, we say so.',
    price: offer.setupPrice,
    priceNote: 'normal price of the setup',
    free: 'Free',
    freeNote: 'for qualified businesses',
    included: 'What the setup includes',
    items: [
      'Your knowledge base, connected and read',
      'Voice and approval rules written down',
      'A first 30-day calendar for your approval',
      'Agents for 5 platforms, connected to your accounts',
      'The live sheet, shared with your team',
    ],
  },
  nextStep: { label: 'Next step', write: 'Write', call: 'Call', read: 'Read' },
} as const;
