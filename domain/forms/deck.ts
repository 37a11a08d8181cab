import { EMAIL, type Form, type FormValues, USUAL_LIMITS } from './form.ts';

/** Request for the PDF deck. The first five fields are the payload that workflow hosts expect: add others below them. */
export const deckForm = {
  kind: 'deck',
  part: 'deck',
  path: '/webhook/{id}',
  fields: {
    firstName: { type: 'text', required: true, maxLength: 200, autoComplete: 'given-name', personal: true },
    lastName: { type: 'text', required: true, maxLength: 200, autoComplete: 'family-name', personal: true },
    email: EMAIL,
    company: { type: 'text', required: true, maxLength: 200, autoComplete: 'organization', personal: true },
    phone: { type: 'tel', required: false, maxLength: 40, autoComplete: 'tel', personal: true },
  },
  minFillMs: 1_200,
  limits: USUAL_LIMITS,
  deliveries: ['deck-mail', 'operator-mail', 'forward'],
  worksWithoutScript: false,
  event: 'deck.requested',
  tool: 'request_deck',
} as const satisfies Form;

export type DeckRequest = FormValues<typeof deckForm>;
