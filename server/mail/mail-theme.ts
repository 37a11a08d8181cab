/** The identity in the terms that mail programs understand: inline styles, with dark colours by media query. */
import { fonts } from '#content/fonts.ts';
import { gradientStops, type Palette, palette } from '#content/palette.ts';

/** Mail programs load no web fonts worth the bytes; these are the closest that every system has. */
export const FONTS = {
  display: `'${fonts.display.family}','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif`,
  body: `'${fonts.body.family}',Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`,
  mono: `'${fonts.mono.family}',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace`,
} as const;

/** Class of an element, what it colours and with which token: light goes inline, dark into the style sheet. */
const ROLES = {
  paper: { background: 'paper' },
  card: { background: 'surface', 'border-color': 'line' },
  panel: { background: 'raised' },
  ink: { color: 'ink' },
  muted: { color: 'muted' },
  brand: { color: 'brand' },
  rule: { 'border-color': 'line' },
  button: { background: 'brand', color: 'brandInk' },
} as const satisfies Record<string, Record<string, keyof Palette>>;

export type Role = keyof typeof ROLES;

const colours = (role: Role, tokens: Palette) =>
  Object.entries(ROLES[role]).map(([property, token]) => [property, tokens[token]] as const);

/** Inline colours of an element. */
export const lightColours = (role: Role): Record<string, string> =>
  Object.fromEntries(colours(role, palette.light));

export const darkStyles = (Object.keys(ROLES) as Role[])
  .map((role) => {
    const lines = colours(role, palette.dark).map(([property, value]) => `${property}:${value}!important`);
    return `.${role}{${lines.join(';')}}`;
  })
  .join('');

/**
 * Lines of current: broken on the left, in order on the right. Each row is a list of widths in percent, gaps and
 * strokes in turn, so that it needs no image.
 */
export const CURRENT = {
  colours: gradientStops,
  rows: [
    [3, 5, 4, 9, 3, 14, 2, 60],
    [0, 3, 6, 4, 3, 12, 2, 70],
    [5, 8, 2, 5, 4, 17, 2, 57],
  ],
} as const;
