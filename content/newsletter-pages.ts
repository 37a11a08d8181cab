/** Words of the small pages behind the links in newsletter mail, and of the form's answer without scripting. */
type PageCopy = Readonly<{ title: string; text: string; action?: string }>;

export const newsletterPages = {
  asked: {
    title: 'Check your inbox',
    text: 'We have sent you an email with a link. Open it to confirm your address. If nothing arrives in a few minutes, look in your spam folder.',
  },
  confirm: {
    title: 'Confirm your address',
    text: 'Press the button and you are on the list. One email a month, and you can leave at any time.',
    action: 'Subscribe me',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'Thank you. The next issue comes to your inbox.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Press the button and no more newsletters come to this address.',
    action: 'Unsubscribe me',
  },
  unsubscribed: {
    title: 'You are off the list',
    text: 'No more newsletters will come to this address.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It is older than 7 days, or part of it got lost on the way. Enter your address in the form at the foot of our site and we send you a new one.',
  },
  unavailable: {
    title: 'Something is down on our side',
    text: 'Nothing has changed. Please try the same link again in a few minutes.',
  },
  /** For hosts that serve the pages without the lead server. */
  withoutServer: {
    title: 'This form could not be sent',
    text: 'Nothing was kept. Please write to us instead and we take it from there:',
  },
  refused: { title: 'That did not work', text: '' },
  back: 'Back to Home',
} as const satisfies Record<string, PageCopy | string>;
