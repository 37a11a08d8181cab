/**
 * The logo. A drawing may use the colors of content/palette.ts, such as `var(--brand)` and `var(--mark-from)`, and
 * `currentColor` for the text color. One file then works in light and dark.
 */
export interface Logo {
  /** A square drawing in this folder, for header, loading screens, icons, deck, film and Open Graph images. */
  mark: string;
  /** Only if the drawing differs on a dark background. */
  markOnDark?: string;
  /** A simpler version for browser tabs, where it is 16 pixels wide. Default: the mark. */
  markSmall?: string;
  /** The name as a drawing, on one line. Default: the name in the display font. */
  wordmark?: string;
  wordmarkOnDark?: string;
  /** True if the logo may rotate, for example on the loading screen. False for a logo with text. */
  turns: boolean;
}

export const logo: Logo = { mark: 'mark.svg', markSmall: 'mark-small.svg', turns: true };
