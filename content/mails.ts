/** Every word of the mails that the server sends. Nothing that a visitor typed appears in mail to visitors. */
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

export const deckMail: MailCopy = {
  subject: 'Your Social OS deck',
  preview: 'The PDF is attached: how five agents plan, publish and track a month of posts.',
  label: 'Social OS',
  heading: 'The deck is attached.',
  paragraphs: [
    'It shows how a strategist agent plans 30 days from your own knowledge base, how a manager agent hands the work to five platform agents, and how every post ends up in a sheet that you can read.',
    'Teams that run it get 15 to 20 hours a week back. If you want to see it on your own channels, take 30 minutes with the people who build it.',
  ],
  action: 'Book a call',
  terms: '30 minutes, no commitment.',
  reason: `This address was entered on ${site.name}'s deck form. If that was not you, ignore this mail: nothing else follows.`,
};

export const newsletterConfirmMail: MailCopy = {
  subject: `Confirm your ${site.name} newsletter`,
  preview: 'One click and you are on the list. Without it, nothing happens.',
  label: 'Newsletter',
  heading: 'Is this your address?',
  paragraphs: [
    'Somebody, most likely you, asked for our newsletter with it. Confirm, and you get one mail a month about agents at work: what was built, what it saved, what went wrong.',
  ],
  action: 'Confirm my address',
  terms: 'The link works for 7 days.',
  reason: 'If you did not ask for this, do nothing. You are not on any list.',
};

export const newsletterWelcomeMail: MailCopy = {
  subject: `You are on the ${site.name} newsletter`,
  preview: 'One mail a month about agents at work.',
  label: 'Newsletter',
  heading: 'You are on the list.',
  paragraphs: [
    'The next issue comes to this address. One mail a month: what was built, what it saved, what went wrong.',
    'Until then, the quiz tells you in two minutes which agents fit your work.',
  ],
  action: 'Take the AI Readiness Quiz',
  terms: `${QUESTIONS.length} questions, about 2 minutes.`,
  reason: 'You confirmed this address yourself. You can leave at any time with one click.',
};

export const quizReportMail: MailCopy = {
  subject: 'Your AI report',
  preview: 'The agents that fit your answers, and why.',
  label: 'AI Readiness Assessment',
  heading: 'Your AI stack, on paper.',
  paragraphs: ['These agents fit what you told us in the quiz, best match first.'],
  action: 'Book Free AI Consultation',
  terms: '30 minutes, no commitment.',
  reason: `This report was requested with this address in ${site.name}'s quiz. If that was not you, ignore this mail: nothing else follows.`,
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
    id: 'Lead',
  },
  paragraph: 'Answer this mail to write to them directly.',
  reason: 'You get this because your address is set as OPERATOR_EMAIL.',
} as const;

export const mailFooter = {
  unsubscribe: 'Unsubscribe',
  visit: 'Visit the site',
  privacy: 'Privacy',
} as const;
