import { localFile } from '#domain/paths.ts';
import words from '#words/site.json' with { type: 'json' };
import { language } from './languages.ts';
import type { SiteSettings } from './site-settings.ts';

/** Placeholder for your own booking page. `npm run preflight` reports it while it is in use. */
export const SAMPLE_BOOKING_LINK = 'millrace/ai-consultation';

/** The operator's settings: brand, contact and integrations. The brand name appears nowhere else in the code. */
export const site: SiteSettings = {
  sampleContent: true,
  name: 'Millrace',
  tagline: words.tagline,
  description: words.description,
  origin: 'https://millrace.example',
  language: language.code,
  phone: '+44 117 496 0147',
  email: 'hello@millrace.example',
  chatText: words.chatText,
  booking: { provider: 'cal', link: SAMPLE_BOOKING_LINK },
  video: { landing: localFile('/player/'), socialOs: localFile('/player/social-os/') },
  deck: { webhookHost: '', webhookId: 'deck-request', fileName: 'social-os-deck.pdf' },
  themeStorageKey: 'millrace-theme',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/millrace-example' },
    { name: 'GitHub', href: 'https://github.com/millrace-example' },
  ],
};
