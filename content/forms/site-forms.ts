/** The forms of the site, and their error messages, which browser and server share. */
import type { Form } from '#domain/forms/form.ts';
import { FORM_KINDS, type FormKind, formOf } from '#domain/forms/forms.ts';
import words from '#words/lead-forms.json' with { type: 'json' };
import { hasPart } from '../has-part.ts';
import { fill } from '../message.ts';
import { site } from '../site.ts';

/** Kinds of the forms that the site has. */
export const siteForms: readonly FormKind[] = FORM_KINDS.filter((kind) => {
  const { part } = formOf(kind);
  return !part || hasPart(part);
});

/** The address to which a form is sent. */
export const pathOf = ({ path }: Pick<Form, 'path'>): string => path.replace('{id}', site.deck.webhookId);

export const problems = {
  ...words.problems,
  tooLong: (max: number) => fill(words.problems.tooLong, { max }),
};
