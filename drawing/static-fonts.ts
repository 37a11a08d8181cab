type StaticFont = { role: 'body' | 'display' | 'mono'; file: string; weight?: 400 | 600 };

/** Static fonts of the deck and of pictures, in drawing/fonts. Each may have a second file, with rare letters. */
export const STATIC_FONTS: readonly StaticFont[] = [
  { role: 'body', file: 'body-400', weight: 400 },
  { role: 'body', file: 'body-600', weight: 600 },
  { role: 'display', file: 'display' },
  { role: 'mono', file: 'mono' },
];

/** End of the name of a second file and of its font family. */
export const EXTENDED = '-extended';

export const staticFontPath = (file: string) => `drawing/fonts/${file}.ttf`;
