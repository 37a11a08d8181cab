/** Every word of the emails that the server sends. Nothing that a visitor typed appears in email to visitors. */

import { QUESTIONS } from '#domain/quiz/questions.ts';
import words from '#words/mails.json' with { type: 'json' };
import { fill } from '../message.ts';
import { site } from '../site.ts';

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

const mails = fill(words, { brand: site.name, questions: QUESTIONS.length });

export const deckMail: MailCopy & Readonly<{ cover: string }> = mails.deckMail;
export const newsletterConfirmMail: MailCopy = mails.newsletterConfirmMail;
export const newsletterWelcomeMail: MailCopy = mails.newsletterWelcomeMail;
export const quizReportMail: MailCopy = mails.quizReportMail;
export const operatorMail = mails.operatorMail;
export const mailFooter = mails.mailFooter;
