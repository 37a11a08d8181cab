/** The server's texts for visitors and desk users: the text files, and what is computed with them in one language. */
import { auditDetailText, changeText, type DeskTexts, outageText } from '#content/desk.ts';
import { fieldLabelsOf } from '#content/forms/field-labels.ts';
import { LANGUAGES, type Language, prefixOf } from '#content/languages.ts';
import { fill } from '#content/message.ts';
import { addressLines, mailSender } from '#content/operator.ts';
import { because, optionLabel, stackInWords } from '#content/quiz/quiz-results.ts';
import { site } from '#content/site.ts';
import { contactForm } from '#domain/forms/contact.ts';
import { deckForm } from '#domain/forms/deck.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import { quizReportSchema } from '#domain/forms/quiz-report.ts';
import { formSchema } from '#domain/forms/validation.ts';
import { pathsIn } from '#domain/paths.ts';
import type { Recommendation } from '#domain/quiz/scoring.ts';
import consent from '#words/consent.json' with { type: 'json' };
import contact from '#words/contact-form.json' with { type: 'json' };
import auditLog from '#words/desk/audit-log.json' with { type: 'json' };
import deliveries from '#words/desk/deliveries.json' with { type: 'json' };
import leads from '#words/desk/leads.json' with { type: 'json' };
import names from '#words/desk/names.json' with { type: 'json' };
import person from '#words/desk/person.json' with { type: 'json' };
import system from '#words/desk/system.json' with { type: 'json' };
import errors from '#words/error-messages.json' with { type: 'json' };
import services from '#words/landing/services.json' with { type: 'json' };
import forms from '#words/lead-forms.json' with { type: 'json' };
import legal from '#words/legal.json' with { type: 'json' };
import mails from '#words/mails.json' with { type: 'json' };
import mcp from '#words/mcp.json' with { type: 'json' };
import newsletter from '#words/newsletter.json' with { type: 'json' };
import pages from '#words/newsletter-pages.json' with { type: 'json' };
import agents from '#words/quiz/agents.json' with { type: 'json' };
import faults from '#words/quiz/faults.json' with { type: 'json' };
import questions from '#words/quiz/questions.json' with { type: 'json' };
import results from '#words/quiz/results.json' with { type: 'json' };
import siteTexts from '#words/site.json' with { type: 'json' };
import socialOs from '#words/social-os/page.json' with { type: 'json' };

export const defaultTexts = {
  consent,
  'contact-form': contact,
  'desk/audit-log': auditLog,
  'desk/deliveries': deliveries,
  'desk/leads': leads,
  'desk/names': names,
  'desk/person': person,
  'desk/system': system,
  'error-messages': errors,
  'landing/services': services,
  'lead-forms': forms,
  legal,
  mails,
  mcp,
  newsletter,
  'newsletter-pages': pages,
  'quiz/agents': agents,
  'quiz/faults': faults,
  'quiz/questions': questions,
  'quiz/results': results,
  site: siteTexts,
  'social-os/page': socialOs,
};
type Texts = typeof defaultTexts;

export function serverWords(language: Language, texts: Texts) {
  const problems = {
    ...texts['lead-forms'].problems,
    tooLong: (max: number) => fill(texts['lead-forms'].problems.tooLong, { max }, language),
  };
  const quizFaults = texts['quiz/faults'];
  const { agents } = texts['quiz/agents'];
  const { questions } = texts['quiz/questions'];
  const { refused, ...pages } = texts['newsletter-pages'];
  const contact = texts['contact-form'];
  const mails = fill(texts.mails, { sender: mailSender.name });
  const names = texts['desk/names'];
  const localFile = (path: string) => prefixOf(language) + path;
  const quizTexts = { language, agents, questions, results: texts['quiz/results'] };
  const deskTexts: DeskTexts = {
    language,
    names,
    auditLog: texts['desk/audit-log'].auditLog,
    failure: texts['desk/deliveries'].failure,
    leads: texts['desk/leads'].leads,
    person: texts['desk/person'].person,
  };
  return {
    language,
    paths: pathsIn(language.code, prefixOf(language)),
    site: { ...site, ...texts.site },
    /** Paths in the built site. */
    deckFile: localFile(`/${site.deck.fileName}`),
    pictureFile: (name: string) => localFile(`/${name}.png`).slice(1),
    mailSender,
    postalAddress: addressLines(texts.legal).join(', '),
    mails: {
      ...mails,
      /** Invitation to reply, name, role. */
      signature: [mails.reply, mailSender.name, `${mails.senderRole}, ${site.name}`],
    },
    newsletterPages: {
      ...pages,
      refused: { ...refused, text: '' },
      messageSent: { title: contact.sentTitle, text: contact.sent },
    },
    errorMessages: texts['error-messages'].errorMessages,
    problems,
    fieldLabels: fieldLabelsOf({
      questions,
      contact,
      newsletter: texts.newsletter,
      deck: texts['social-os/page'].deckRequest,
    }),
    consent: texts.consent,
    mcp: texts.mcp,
    services: texts['landing/services'].agentServices,
    forms: {
      deck: formSchema(deckForm, problems),
      newsletter: formSchema(newsletterForm, problems),
      contact: formSchema(contactForm, problems),
      quiz: quizReportSchema(quizFaults),
    },
    desk: {
      auditDetailText: (stored: string) => auditDetailText(stored, deskTexts),
      changeText: (field: string, oldValue: string, newValue: string) =>
        changeText(field, oldValue, newValue, deskTexts),
      outageText: (outage: Parameters<typeof outageText>[0]) => outageText(outage, deskTexts),
      person: texts['desk/person'].person,
      readiness: names.readiness,
      system: texts['desk/system'].system,
    },
    quiz: {
      agents,
      because: (recommendation: Recommendation) => because(recommendation, quizTexts),
      faults: quizFaults,
      optionLabel: (question: string, value: string) => optionLabel(question, value, quizTexts),
      questions,
      results: texts['quiz/results'].results,
      stackInWords: (tools: readonly string[], stack: readonly Recommendation[]) =>
        stackInWords(tools, stack, quizTexts),
    },
  };
}
export type ServerWords = ReturnType<typeof serverWords>;

/** In the default language, for the command line. */
export const words: ServerWords = serverWords(LANGUAGES[0], defaultTexts);
