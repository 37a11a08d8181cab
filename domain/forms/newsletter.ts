import { EMAIL, type Form, USUAL_LIMITS } from './form.ts';

export const newsletterForm = {
  kind: 'newsletter',
  part: 'newsletter',
  path: '/api/newsletter',
  fields: { email: EMAIL },
  minFillMs: 400,
  limits: USUAL_LIMITS,
  deliveries: ['newsletter-confirm'],
  doubleOptIn: { deliveries: ['operator-mail', 'newsletter-welcome'] },
  worksWithoutScript: true,
  event: 'newsletter.requested',
  tool: 'subscribe_newsletter',
} as const satisfies Form;
