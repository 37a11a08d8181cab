/** The person who signs mail to visitors and gets their replies. The From address is the setting MAIL_FROM. */
import words from '#words/mails.json' with { type: 'json' };
import { site } from '../site.ts';

export const mailSender = {
  sample: true,
  name: 'Robin Ashdown',
  role: words.senderRole,
  email: `robin@${site.email.split('@')[1]}`,
};
