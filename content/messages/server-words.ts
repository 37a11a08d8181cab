/** The server's copy for visitors and desk users in one language. server/words.ts loads this file once per language. */
import { contactForm } from '#domain/forms/contact.ts';
import { deckForm } from '#domain/forms/deck.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import { formSchema } from '#domain/forms/validation.ts';
import { localFile, PATHS } from '#domain/paths.ts';
import { quizReportSchema } from '#domain/quiz/report.ts';
import { auditDetailText, changeText, deskPerson, deskReadiness, deskSystem, failureWords } from '../desk.ts';
import { errorMessages } from '../forms/error-messages.ts';
import { fieldLabels } from '../forms/field-labels.ts';
import { problems } from '../forms/lead-forms.ts';
import { language } from '../language.ts';
import { agents } from '../quiz/agents.ts';
import { quizFaults } from '../quiz/quiz-faults.ts';
import { questions } from '../quiz/quiz-questions.ts';
import { because, optionLabel, results, stackInWords } from '../quiz/quiz-results.ts';
import { consent } from '../shell/consent.ts';
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
  fieldLabels,
  consent,
  /** Schema of each form's request, with its error messages. */
  forms: {
    deck: formSchema(deckForm, problems),
    newsletter: formSchema(newsletterForm, problems),
    contact: formSchema(contactForm, problems),
    quiz: quizReportSchema(quizFaults),
  },
  /** Copy that the server puts into responses to the desk. */
  desk: {
    auditDetailText,
    changeText,
    failure: failureWords,
    person: deskPerson,
    readiness: deskReadiness,
    system: deskSystem,
  },
  quiz: { agents, because, faults: quizFaults, optionLabel, questions, results, stackInWords },
} as const;
