/** The server's copy for visitors and desk users in one language. server/words.ts loads this file once per language. */
import { localFile, PATHS } from '#domain/paths.ts';
import { auditDetailText, deskPerson, deskReadiness, deskSystem, failureWords } from '../desk.ts';
import { errorMessages } from '../forms/error-messages.ts';
import { DeckRequestSchema, NewsletterSchema, problems } from '../forms/lead-forms.ts';
import { language } from '../language.ts';
import { agents } from '../quiz/agents.ts';
import { quizFaults } from '../quiz/quiz-faults.ts';
import { questions } from '../quiz/quiz-questions.ts';
import { QuizReportSchema } from '../quiz/quiz-report.ts';
import { because, optionLabel, results, stackInWords } from '../quiz/quiz-results.ts';
import { postalAddress } from '../shell/legal.ts';
import { site } from '../site.ts';
import { mailSender } from './mail-sender.ts';
import { greet, mails } from './mails.ts';
import { newsletterPages } from './newsletter-pages.ts';

export const serverWords = {
  language,
  paths: PATHS,
  site,
  /** Path in the built site. */
  deckFile: localFile(`/${site.deck.fileName}`),
  pictureFile: (name: string) => localFile(`/${name}.png`).slice(1),
  postalAddress,
  mails,
  mailSender,
  greet,
  newsletterPages,
  errorMessages,
  problems,
  forms: { DeckRequestSchema, NewsletterSchema, QuizReportSchema },
  /** Copy that the server puts into responses to the desk. */
  desk: {
    auditDetailText,
    failure: failureWords,
    person: deskPerson,
    readiness: deskReadiness,
    system: deskSystem,
  },
  quiz: { agents, because, faults: quizFaults, optionLabel, questions, results, stackInWords },
} as const;
