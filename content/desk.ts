/** Every word of the operator's page and of the mail that leads to it. */
import { site } from './site.ts';

export const deskMail = {
  subject: `Your link to the ${site.name} desk`,
  preview: 'It signs you in once and works for 15 minutes.',
  label: 'Desk',
  heading: 'Sign in to the desk.',
  paragraphs: ['Open the link in the browser in which you asked for it, then press the button there.'],
  action: 'Open the desk',
  terms: 'The link works once, for 15 minutes.',
  reason:
    'Somebody entered this address at the desk. If that was not you, ignore this mail: nobody gets in without it.',
} as const;
