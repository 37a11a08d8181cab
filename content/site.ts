/** Stands for a booking page of your own; `npm run preflight` reports it while it is still in use. */
export const SAMPLE_BOOKING_LINK = 'millrace/ai-consultation';

/** The operator's settings: brand, contact and integrations. Nothing else in the code spells the brand. */
export const site = {
  name: 'Millrace',
  tagline: 'AI agents that keep work moving',
  description:
    'Custom AI agents for sales, inbox, research and finance. Built by experts, no code on your side, live in 7 days.',
  /** Public address without a trailing slash. Canonical links, sitemap, Open Graph and mail links start with it. */
  origin: 'https://millrace.example',
  language: 'en',
  /** International format. The chat link uses its digits. */
  phone: '+1 555 010 0147',
  email: 'hello@millrace.example',
  chatText: 'Hi, I would like to know more about your AI automation services.',
  booking: {
    /** Origin of the scheduling service; a self-hosted Cal.com works too. */
    origin: 'https://cal.com',
    /** Script of the click-to-open widget. */
    embedScript: 'https://app.cal.com/embed/embed.js',
    /** Where the widget's frame comes from. */
    embedOrigin: 'https://app.cal.com',
    /** account/event; the event's slug stays ai-consultation. */
    link: SAMPLE_BOOKING_LINK,
    namespace: 'ai-consultation',
  },
  video: {
    /** Player page in the Watch Demo dialogs. Point it at a hosted player to replace our own film. */
    landing: '/player/',
    socialOs: '/player/',
  },
  deck: {
    /** Empty: the browser posts to this site's own server. Otherwise the origin of an external workflow host. */
    webhookHost: '',
    webhookId: 'deck-request',
    /** File name of the PDF on the site and as a mail attachment. */
    fileName: 'social-os-deck.pdf',
  },
  /** Key of the stored theme in the visitor's browser. */
  themeStorageKey: 'millrace-theme',
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/millrace-example' },
    { name: 'GitHub', href: 'https://github.com/millrace-example' },
  ],
} as const;

export type Site = typeof site;
