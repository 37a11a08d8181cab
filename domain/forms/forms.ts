/** Every form of the site. Browsers load single declarations instead, without the questions of the quiz. */
import { contactForm } from './contact.ts';
import { deckForm } from './deck.ts';
import type { Form } from './form.ts';
import { newsletterForm } from './newsletter.ts';
import { quizReportForm } from './quiz-report.ts';

export const FORMS = {
  deck: deckForm,
  newsletter: newsletterForm,
  quiz: quizReportForm,
  contact: contactForm,
} as const satisfies Readonly<Record<string, Form>>;

export type FormKind = keyof typeof FORMS;
export const FORM_KINDS = Object.keys(FORMS) as [FormKind, ...FormKind[]];
export const formOf = (kind: FormKind): Form => FORMS[kind];
