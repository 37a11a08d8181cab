import words from '#words/contact-form.json' with { type: 'json' };
import { fill } from '../message.ts';
import { site } from '../site.ts';

export const contactTexts = fill(words.contactForm, { email: site.email });
