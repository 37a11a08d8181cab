import { localFile } from '#domain/paths.ts';
import words from '#words/site.json' with { type: 'json' };
import { language } from './language.ts';

/** Stands for a booking page of your own; `npm run preflight` reports it while it is still in use. */
export const SAMPLE_BOOKING_LINK = 'millrace/ai-consultation';

export interface SiteSettings {
  /**
   * Whether words, people and figures are still those that this repository ships. Set it to false with your own
   * content: the tests then hold the site to your content instead of the sample's words and counts.
   */
  sampleContent: boolean;
  /** At most 24 characters. */
  name: string;
  tagline: string;
  description: string;
  /** Public address without a trailing slash. Canonical links, sitemap, Open Graph and mail links start with it. */
  origin: string;
  language: string;
  /** International format. The chat link uses its digits. */
  phone: string;
  email: string;
  chatText: string;
  booking: {
    /** Origin of the scheduling service; a self-hosted Cal.com works too. */
    origin: string;
    /** Script of the click-to-open widget. */
    embedScript: string;
    /** Where the widget's frame comes from. */
    embedOrigin: string;
    /** account/event; the event's slug stays ai-consultation. */
    link: string;
    namespace: string;
  };
  /** Player pages in the Watch Demo dialogs. Point them at a hosted player to replace our own film. */
  video: { landing: string; socialOs: string };
  deck: {
    /** Empty: the browser posts to this site's own server. Otherwise the origin of an external workflow host. */
    webhookHost: string;
    webhookId: string;
    /** File name of the PDF on the site and as a mail attachment. */
    fileName: string;
  };
  /** Key of the stored theme in the visitor's browser. */
  themeStorageKey: string;
  social: readonly { name: string; href: string }[];
}

/** The operator's settings: brand, contact and integrations. Nothing else in the code spells the brand. */
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
  booking: {
    origin: 'https://cal.com',
    embedScript: 'https://app.cal.com/embed/embed.js',
    embedOrigin: 'https://app.cal.com',
    link: SAMPLE_BOOKING_LINK,
    namespace: 'ai-consultation',
  },
  video: { landing: localFile('/player/'), socialOs: localFile('/player/social-os/') },
  deck: { webhookHost: '', webhookId: 'deck-request', fileName: 'social-os-deck.pdf' },
  themeStorageKey: 'millrace-theme',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/millrace-example' },
    { name: 'GitHub', href: 'https://github.com/millrace-example' },
  ],
};
