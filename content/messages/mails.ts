/** Copy of the emails to visitors. They contain nothing that the visitor typed, except the name in the greeting. */

import { QUESTIONS } from '#domain/quiz/questions.ts';
import words from '#words/mails.json' with { type: 'json' };
import { fill } from '../message.ts';
import { site } from '../site.ts';
import { mailSender } from './mail-sender.ts';

/** The parts of a mail in reading order. */
export type MailCopy = Readonly<{
  subject: string;
  /** Preview text that inboxes show after the subject. */
  preview: string;
  /** Small line above the heading. */
  label: string;
  heading: string;
  paragraphs: readonly string[];
  /** Absent if the recipient has nothing to do. */
  action?: string;
  /** Terms of the action, right below it. */
  terms?: string;
  /** The reason why the recipient gets this mail. */
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

/** Inserts the name verbatim: placeholders inside it are not filled. */
export const greet = (name: string): string =>
  name ? mails.greeting.named.replace('{name}', () => name) : mails.greeting.plain;
