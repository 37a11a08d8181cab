/** Sender of mail to visitors, who gets their replies. */
import words from '#words/mails.json' with { type: 'json' };
import { site } from '../site.ts';

export const mailSender = {
  sample: true,
  name: 'Robin Ashdown',
  role: words.senderRole,
  email: `robin@${site.email.split('@')[1]}`,
};
