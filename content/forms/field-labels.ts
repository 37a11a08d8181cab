/** Label of every field, by form and name. */
import type { FieldName } from '#domain/forms/form.ts';
import type { FORMS, FormKind } from '#domain/forms/forms.ts';
import contact from '#words/contact-form.json' with { type: 'json' };
import newsletter from '#words/newsletter.json' with { type: 'json' };
import socialOs from '#words/social-os/page.json' with { type: 'json' };
import { questions } from '../quiz/quiz-questions.ts';

type FieldLabels = { readonly [Kind in FormKind]: Readonly<Record<FieldName<(typeof FORMS)[Kind]>, string>> };

const ownTexts = {
  deck: socialOs.deckRequest,
  newsletter,
  contact,
  questions,
};

/** A declared field without a label does not compile. */
export const fieldLabelsOf = (texts: typeof ownTexts): FieldLabels => ({
  deck: texts.deck.fields,
  newsletter: texts.newsletter.fields,
  quiz: Object.fromEntries(
    Object.entries(texts.questions).map(([id, { text }]) => [id, text]),
  ) as FieldLabels['quiz'],
  contact: texts.contact.fields,
});

export const fieldLabels = /* @__PURE__ */ fieldLabelsOf(ownTexts);
