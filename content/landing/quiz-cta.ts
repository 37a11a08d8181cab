import { offer } from '#content/offer.ts';

/** The topics in the order in which they are asked, each with one sample answer. */
const topics = [
  { name: 'Industry', sample: 'What you do' },
  { name: 'Challenges', sample: 'What slows you down' },
  { name: 'Automation', sample: 'What should go first' },
  { name: 'Tools', sample: 'What you work with' },
  { name: 'Team Size', sample: 'How many you are' },
];

export const quizCta = {
  title: 'Which agent should you hire first?',
  text: 'Take the 2-minute quiz. It asks what slows you down and names up to three agents that would fix it.',
  card: {
    title: `The ${topics.length}-step quiz`,
    duration: '2 minutes',
    button: 'Take the AI Readiness Quiz',
    note: 'No account. Nothing is sent while you answer.',
    topics,
  },
  offer: {
    price: offer.setupPrice,
    before: 'Setup, normally',
    after: 'Free for qualified businesses',
    spots: { count: offer.spotsLeft, label: 'spots left' },
    booked: { count: offer.booked, label: 'companies booked this week' },
    /** What the counts rest on, and who qualifies. */
    basis: `We give away ${offer.spotsAMonth} setups a month; bookings are counted from Monday. You qualify if one task takes your team ten hours a week or more.`,
  },
};
