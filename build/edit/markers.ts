/**
 * In the editor, every string ends with an invisible marker: the id of its field. Each hexadecimal digit of the id is
 * a variation selector, which browsers do not show.
 */
const FIRST_SELECTOR = 0xfe00;
const DIGIT_COUNT = 4;

/** A selector before the markers belongs to the text: emoji end with one. */
export const MARKER = /[\uFE00-\uFE0F]{4}(?=(?:[\uFE00-\uFE0F]{4})*(?![\uFE00-\uFE0F]))/g;

export const encodeMarker = (id: number): string =>
  String.fromCharCode(
    ...id
      .toString(16)
      .padStart(DIGIT_COUNT, '0')
      .split('')
      .map((digit) => FIRST_SELECTOR + Number.parseInt(digit, 16)),
  );

export const decodeMarkers = (text: string): number[] =>
  [...text.matchAll(MARKER)].map(([marker]) =>
    Number.parseInt(
      [...marker].map((char) => (char.charCodeAt(0) - FIRST_SELECTOR).toString(16)).join(''),
      16,
    ),
  );

export const removeMarkers = (text: string): string => text.replaceAll(MARKER, '');
