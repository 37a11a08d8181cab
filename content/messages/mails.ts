/** Every word of the emails that the server sends. The name in a greeting is all that appears of what a visitor typed. */

import { QUESTIONS } from '#domain/quiz/questions.ts';
import words from '#words/mails.json' with { type: 'json' };
import { fill } from '../message.ts';
import { site } from '../site.ts';
import { mailSender } from './mail-sender.ts';

/** The parts of a mail, in the order in which they are read. */
export type MailCopy = Readonly<{
  subject: string;
  /** Preview text that inboxes show after the subject. */
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

const filled = fill(words, { brand: site.name, questions: QUESTIONS.length, sender: mailSender.name });

export const mails: Readonly<{
  deckMail: MailCopy & Readonly<{ cover: string }>;
  newsletterConfirmMail: MailCopy;
  newsletterWelcomeMail: MailCopy;
  quizReportMail: MailCopy;
}> &
  Pick<typeof filled, 'operatorMail' | 'mailFooter' | 'greeting' | 'from'> &
  Readonly<{ signature: readonly string[] }> = {
  ...filled,
  /** Invitation to reply, name, role. */
  signature: [filled.reply, mailSender.name, `${mailSender.role}, ${site.name}`],
};

/** A name stays a value here: nothing that it holds is read as a place. */
export const greet = (name: string): string =>
  name ? mails.greeting.named.replace('{name}', () => name) : mails.greeting.plain;
