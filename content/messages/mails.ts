/** Copy of the emails to visitors. They contain the name of the visitor, but no other text from the form. */

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
  /** Label of the button. Missing if the recipient has nothing to do. */
  action?: string;
  /** Terms of the action, right below it. */
  terms?: string;
  /** The reason why the recipient gets this mail. */
  reason: string;
}>;

const filledWords = fill(words, { brand: site.name, questions: QUESTIONS.length, sender: mailSender.name });

export const mails: Readonly<{
  contactMail: MailCopy;
  deckMail: MailCopy & Readonly<{ cover: string }>;
  newsletterConfirmMail: MailCopy;
  newsletterWelcomeMail: MailCopy;
  quizReportMail: MailCopy;
}> &
  Pick<typeof filledWords, 'operatorMail' | 'mailFooter' | 'greeting' | 'from'> &
  Readonly<{ signature: readonly string[] }> = {
  ...filledWords,
  /** Invitation to reply, name, role. */
  signature: [filledWords.reply, mailSender.name, `${mailSender.role}, ${site.name}`],
};

/** The greeting of a mail. It does not use `fill`, so that a name such as `{brand}` does not change. */
export const greet = (name: string): string =>
  name ? mails.greeting.named.replace('{name}', () => name) : mails.greeting.plain;
