import type { BookingSetting } from '#booking/adapters.ts';

/** Type of content/site.ts. It is a separate file, so that a new version never changes the settings of an operator. */
export interface SiteSettings {
  /**
   * True while copy, people and figures are the sample of this repository. Set it to false for your own content. Then
   * the tests do not expect the copy of the sample.
   */
  sampleContent: boolean;
  /** At most 24 characters. */
  name: string;
  tagline: string;
  description: string;
  /** Public URL without a trailing slash. Canonical links, sitemap, Open Graph and mail links start with it. */
  origin: string;
  language: string;
  /** International format. The chat link uses its digits. */
  phone: string;
  email: string;
  chatText: string;
  /**
   * Where visitors book a call: `{ provider: 'cal', link: 'account/ai-consultation' }` or `{ provider: 'link', url:
   * 'https://…' }`. The files in booking/ explain the settings of each provider.
   */
  booking: BookingSetting;
  /** URLs of the players in the Watch Demo dialogs. To show your own film, set the URL of a hosted player. */
  video: { landing: string; socialOs: string };
  deck: {
    /** Origin of an external workflow host. If empty, browsers send requests to the server of this site. */
    webhookHost: string;
    webhookId: string;
    /** File name of the PDF on the site and as a mail attachment. */
    fileName: string;
  };
  /** Key of the stored theme in the visitor's browser. */
  themeStorageKey: string;
  social: readonly { name: string; href: string }[];
}
