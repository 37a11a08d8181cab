/** What is true after which time: three moments of one line, for the hero, the process and the deck. */
export const moments = [
  { after: '7 days', is: 'Your first workflow is live on your own data' },
  { after: '2-3 weeks', is: 'The first agent is in daily use' },
  { after: '4-6 weeks', is: 'The full set of agents works' },
] as const;
