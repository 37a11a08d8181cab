/** The design for mail programs: inline styles, and dark colors by media query. */
import { fonts } from '#content/fonts.ts';
import { palette } from '#content/palette.ts';
import type { Palette } from '#domain/palette.ts';

/** Few mail programs load web fonts. These system fonts are the closest. */
export const FONTS = {
  display: `'${fonts.display.family}','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif`,
  body: `'${fonts.body.family}',Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`,
  mono: `'${fonts.mono.family}',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace`,
} as const;

/** Class, CSS property and token of an element: light colors are inline, dark colors in the style sheet. */
const ROLES = {
  paper: { background: 'paper' },
  card: { background: 'surface', 'border-color': 'line' },
  panel: { background: 'raised' },
  ink: { color: 'ink' },
  muted: { color: 'muted' },
  brand: { color: 'brand' },
  signal: { background: 'signalWash', color: 'signal' },
  wait: { background: 'waitWash', color: 'wait' },
  wash: { background: 'brandWash' },
  rule: { 'border-color': 'line' },
  button: { background: 'brand', color: 'brandInk' },
} as const satisfies Record<string, Record<string, keyof Palette>>;

export type Role = keyof typeof ROLES;

const colorsOf = (role: Role, tokens: Palette) =>
  Object.entries(ROLES[role]).map(([property, token]) => [property, tokens[token]] as const);

export const lightColors = (role: Role): string =>
  colorsOf(role, palette.light)
    .map((color) => color.join(':'))
    .join(';');

export const darkStyles = (Object.keys(ROLES) as Role[])
  .map((role) => {
    const lines = colorsOf(role, palette.dark).map(([property, value]) => `${property}:${value}!important`);
    return `.${role}{${lines.join(';')}}`;
  })
  .join('');
