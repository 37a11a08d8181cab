export const contact = {
  title: 'Thirty minutes. One process. A\u00a0straight answer.',
  text: 'Bring the task your team complains about most. You leave with what an agent would do, what it would cost and what it would save. Or\u00a0with an honest no.',
  booking: 'Book A Call',
  terms: ['30-minute call', 'With an engineer', 'No commitment'],
  rating: {
    sample: true,
    value: '5.0',
    count: '48 reviews',
    /** Reviews with five stars, four, and so on: their mean is 4.98. */
    distribution: [47, 1, 0, 0, 0],
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    source: 'At most one review per customer, asked for 90 days after go-live. Every answer is counted.',
  },
  /** Averages of the customers so far. */
  figures: [
    { sample: true, value: '65%', label: 'time savings' },
    { sample: true, value: '87%', label: 'error reduction' },
    { sample: true, value: '3-6 months', label: 'ROI timeline' },
  ],
  measured:
    'Averages of 212 customers with a full year on both sides of the start, from their own time sheets, error logs and books.',
  testimonial: {
    sample: true,
    quote:
      'They told us in the first call which of our two ideas would not pay off. That is why we trusted them with the other one.',
    name: 'Ruth Adeyemi',
    position: 'COO, Brightwater Energy',
  },
  closing: {
    title: 'Put your first agent to work.',
    booking: 'Start Your AI Journey',
  },
};
