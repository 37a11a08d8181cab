/** Label of every field, by form and name. */
import type { FieldName } from '#domain/forms/form.ts';
import type { FORMS, FormKind } from '#domain/forms/forms.ts';
import { questions } from '../quiz/quiz-questions.ts';
import { newsletter } from '../shell/newsletter.ts';
import { deckRequest } from '../social-os/social-os.ts';
import { contactTexts } from './contact.ts';

type FieldLabels = { readonly [Kind in FormKind]: Readonly<Record<FieldName<(typeof FORMS)[Kind]>, string>> };

/** A declared field without a label does not compile. */
export const fieldLabels: FieldLabels = {
  deck: deckRequest.fields,
  newsletter: { email: newsletter.label },
  quiz: Object.fromEntries(
    Object.entries(questions).map(([id, { text }]) => [id, text]),
  ) as FieldLabels['quiz'],
  contact: contactTexts.fields,
};
