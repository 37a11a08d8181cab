import { FORM_KINDS, type FormKind, formOf } from '#domain/forms/forms.ts';
import { hasPart } from '../has-part.ts';

/** Kinds of the forms that the site has. */
export const siteForms: readonly FormKind[] = FORM_KINDS.filter((kind) => {
  const { part } = formOf(kind);
  return !part || hasPart(part);
});
