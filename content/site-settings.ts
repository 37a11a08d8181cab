/** Type of content/site.ts. A separate file, so that upgrades never touch an operator's settings. */
export interface SiteSettings {
  /**
   * True while copy, people and figures are the sample of this repository. Set it to false for your own content: the
   * tests then check your content instead of the sample's copy and counts.
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
  booking: {
    /** Origin of the scheduling service; a self-hosted Cal.com works too. */
    origin: string;
    /** Script of the click-to-open widget. */
    embedScript: string;
    /** Origin of the widget's frame. */
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
