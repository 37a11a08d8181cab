/** Words of the messages that the team's chat gets. */
export const chatMessage = {
  kinds: {
    'deck.requested': 'Deck request',
    'quiz.reported': 'Quiz report',
    'newsletter.confirmed': 'Newsletter sign-up, confirmed',
    'booking.created': 'Call booked',
    'booking.rescheduled': 'Call moved',
    'booking.cancelled': 'Call cancelled',
  },
  from: (source: string) => `From ${source}`,
  direct: 'direct visit',
  campaign: (name: string) => `campaign ${name}`,
  firstPage: (path: string) => `first page ${path}`,
  sentFrom: (path: string) => `sent from ${path}`,
  recommended: (agents: string) => `Recommended: ${agents}`,
  chosen: (answers: string) => `Chose: ${answers}`,
  at: (time: string) => `${time} UTC`,
  reason: (text: string) => `Reason: ${text}`,
};
