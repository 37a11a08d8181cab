/**
 * The logo. A drawing may use the colours of content/palette.ts as `var(--brand)`, `var(--mark-from)` and so on, and
 * `currentColor` for the text's; then one file serves light and dark.
 */
export interface Logo {
  /** A file of this folder, in a square. Header, loading screens, icons, deck, film and pictures of shared links use it. */
  mark: string;
  /** Only where the drawing itself differs on dark ground. */
  markOnDark?: string;
  /** A cut with fewer and bolder parts for browser tabs, where it is 16 pixels wide. Without it the mark serves. */
  markSmall?: string;
  /** The name as a drawing, one line. Without it the name is set in the display font. */
  wordmark?: string;
  wordmarkOnDark?: string;
  /** True if the logo may rotate while loading. False for a logo with a clear upright. */
  turns: boolean;
}

export const logo: Logo = { mark: 'mark.svg', markSmall: 'mark-small.svg', turns: true };
