import { EMAIL, type Form, USUAL_LIMITS } from './form.ts';

export const contactForm = {
  kind: 'contact',
  part: 'contact-form',
  path: '/api/contact',
  fields: {
    name: { type: 'text', required: true, maxLength: 200, autoComplete: 'name', personal: true },
    email: EMAIL,
    message: { type: 'message', required: true, maxLength: 2_000, personal: true },
  },
  minFillMs: 1_200,
  limits: USUAL_LIMITS,
  deliveries: ['contact-mail', 'operator-mail'],
  worksWithoutScript: true,
  event: 'contact.sent',
  tool: 'send_message',
} as const satisfies Form;
