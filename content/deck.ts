import { offer } from './offer.ts';

/** What only the deck says. Everything else in it comes from the Social OS page and the landing page's process. */
export const deck = {
  subject: 'A month of posts, planned, published and tracked by a team of agents',
  cover: { label: 'Product deck' },
  problem: {
    label: 'The problem',
    title: 'Posting every day is a job that nobody was hired for.',
    lead: 'Five platforms, seven days: 35 places to fill, every week. This is what a busy week looks like.',
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
  steps: { label: 'How it works', title: 'Four steps. Two of them are yours.' },
  month: {
    label: 'The month',
    title: 'Thirty days, decided before the first one starts.',
    lead: 'Each day carries one idea. Five platform agents turn it into five posts and put them out on time.',
    legend: { Published: 'Published', Scheduled: 'Scheduled', Draft: 'Draft' },
  },
  week: { label: 'An example week' },
  results: {
    label: 'Expected results',
    title: 'What to expect',
    hours: 'Where the hours come back, per week',
  },
  timeline: {
    label: 'Implementation',
    title: 'First agent in 2-3 weeks. All of it in 4-6.',
    lead: 'You give us one contact person and access to your sources. We do the rest.',
    weeks: 6,
    week: (number: number) => `Week ${number}`,
    /** First and last week of the two stated implementation times. */
    spans: [
      { from: 2, to: 3 },
      { from: 4, to: 6 },
    ],
    /** The four steps of the landing page, in weeks, and what they mean for this product. */
    phases: [
      { from: 1, to: 1, text: 'Goals, voice, sources and who approves what.' },
      { from: 2, to: 2, text: 'Themes, formats and rules for each platform.' },
      { from: 3, to: 4, text: 'Agents connected, the first month planned.' },
      { from: 5, to: 6, text: 'Publishing daily, watched closely, handed over.' },
    ],
  },
  testimonial: { label: 'In practice' },
  offer: {
    label: 'Setup',
    title: 'What it takes to start',
    lead: 'We find out together on the call whether it fits. If it does not, we say so.',
    price: offer.setupPrice,
    priceNote: 'normal price of the setup',
    free: 'Free',
    freeNote: 'for qualified businesses',
    spots: `${offer.spotsLeft} spots left`,
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
