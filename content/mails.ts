/** Every word of the emails that the server sends. Nothing that a visitor typed appears in email to visitors. */
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { site } from './site.ts';

/** The parts of a mail, in the order in which they are read. */
export type MailCopy = Readonly<{
  subject: string;
  /** What a mail list shows after the subject. */
  preview: string;
  /** Small line above the heading. */
  label: string;
  heading: string;
  paragraphs: readonly string[];
  /** Absent where the recipient has nothing to do. */
  action?: string;
  /** Terms of the action, right under it. */
  terms?: string;
  /** Why this mail came. */
  reason: string;
}>;

export const deckMail: MailCopy & Readonly<{ cover: string }> = {
  subject: 'Your Social OS deck',
  preview: 'The PDF is attached: how eight agents plan, publish and track a month of posts.',
  label: 'Social OS',
  heading: 'Your deck is attached.',
  paragraphs: [
    'It shows how one agent plans 30 days from what your company already knows, how five others write and publish for their platforms, and how every post ends up in a sheet that you can read.',
    'Teams that run it save 15-20 hours a week. To see it on your own channels, take 30 minutes with the people who build it.',
  ],
  cover: 'The cover of the deck.',
  action: 'Book a call',
  terms: '30 minutes, no commitment.',
  reason: `You get this email because this address was entered in the deck form of ${site.name}. If that was not you, ignore it: nothing else follows.`,
};

export const newsletterConfirmMail: MailCopy = {
  subject: `Confirm your ${site.name} newsletter`,
  preview: 'Confirm your address to get one email a month.',
  label: 'Newsletter',
  heading: 'Please confirm your address.',
  paragraphs: [
    'This address was entered for our newsletter: one email a month about agents at work. What was built, what it saved, what went wrong.',
    'The button opens a page on which you confirm. Until then we send you nothing.',
  ],
  action: 'Confirm my address',
  terms: 'The link works for 7 days.',
  reason: 'If it was not you, ignore this email or cancel the request below.',
};

export const newsletterWelcomeMail: MailCopy = {
  subject: `You are on the ${site.name} newsletter`,
  preview: 'One email a month about agents at work.',
  label: 'Newsletter',
  heading: 'You are on the list.',
  paragraphs: [
    'The next issue comes to this address. One email a month: what was built, what it saved, what went wrong.',
    'Until then, the quiz tells you in two minutes which agents fit your work.',
  ],
  action: 'Take the AI Readiness Quiz',
  terms: `${QUESTIONS.length} questions, about 2 minutes.`,
  reason: 'You get this email because you confirmed this address. You can unsubscribe at any time.',
};

export const quizReportMail: MailCopy = {
  subject: 'Your AI report',
  preview: 'The agents that fit your answers, and why.',
  label: 'AI Readiness Assessment',
  heading: 'The agents that fit your work.',
  paragraphs: ['They are chosen from your answers in the quiz, best match first.'],
  action: 'Book Free AI Consultation',
  terms: '30 minutes, no commitment.',
  reason: `You get this email because the report was requested with this address in the quiz of ${site.name}. If that was not you, ignore it: nothing else follows.`,
};

export const operatorMail = {
  label: 'New lead',
  kinds: { deck: 'Deck request', newsletter: 'Newsletter sign-up', quiz: 'Quiz report' },
  fields: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone',
    page: 'Sent from',
    referrer: 'Came from',
    campaign: 'Campaign',
    id: 'Lead number',
  },
  paragraph: 'Reply to this email to write to them directly.',
  /** Where the team has a desk; without one the lead's id is in the table. */
  open: 'Open this lead',
  reason: `You get this email because news of leads from ${site.name} goes to this address.`,
} as const;

export const mailFooter = {
  unsubscribe: 'Unsubscribe',
  /** Where nothing was subscribed yet. */
  cancel: 'Cancel the request',
  visit: 'Visit the site',
  privacy: 'Privacy',
} as const;
