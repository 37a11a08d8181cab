/**
 * In the editor every string ends with an invisible number that leads from the page to its field. Each
 * hexadecimal digit is a variation selector, which browsers do not draw.
 */
const FIRST = 0xfe00;
const DIGITS = 4;

export const MARKER = /[\uFE00-\uFE0F]{4}/g;

export const markerOf = (id: number): string =>
  String.fromCharCode(
    ...id
      .toString(16)
      .padStart(DIGITS, '0')
      .split('')
      .map((digit) => FIRST + Number.parseInt(digit, 16)),
  );

export const idsIn = (text: string): number[] =>
  [...text.matchAll(MARKER)].map(([marker]) =>
    Number.parseInt([...marker].map((char) => (char.charCodeAt(0) - FIRST).toString(16)).join(''), 16),
  );

export const unmarked = (text: string): string => text.replaceAll(MARKER, '');
