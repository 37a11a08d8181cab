/**
 * The colours of the identity as data, for whatever cannot read CSS custom properties: mails, the server's own
 * pages, the deck and the Open Graph images. A test holds app/styles/tokens.css to the same values.
 */
type Colour = `#${string}`;

export type Palette = Readonly<
  Record<
    | 'paper'
    | 'surface'
    | 'raised'
    | 'ink'
    | 'muted'
    | 'line'
    | 'brand'
    | 'brandInk'
    | 'signal'
    | 'ok'
    | 'wait'
    | 'danger',
    Colour
  >
>;

export const palette: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    paper: '#F7F6F1',
    surface: '#FFFFFF',
    raised: '#EFEDE4',
    ink: '#0F1714',
    muted: '#55605B',
    line: '#DEDCD1',
    brand: '#0B6B53',
    brandInk: '#FFFFFF',
    signal: '#B8400A',
    ok: '#0B6B53',
    wait: '#8A5A00',
    danger: '#B3261E',
  },
  dark: {
    paper: '#0A0F0D',
    surface: '#101815',
    raised: '#17211D',
    ink: '#EEF4F0',
    muted: '#98A69F',
    line: '#22302A',
    brand: '#2CD6A3',
    brandInk: '#04140E',
    signal: '#FF8A4C',
    ok: '#2CD6A3',
    wait: '#F2B84B',
    danger: '#FF7A70',
  },
};

/** Brand, a lighter mint, a touch of lime: the gradient button, the mark and the closing band. */
export const gradientStops = ['#0B6B53', '#2CD6A3', '#C6EE6B'] as const satisfies readonly Colour[];

/** Ends of the mark's gradient. */
export const markStops = {
  light: { from: '#0B6B53', to: '#5AA338' },
  dark: { from: '#2CD6A3', to: '#C3EE7F' },
} as const satisfies Readonly<Record<'light' | 'dark', Readonly<Record<'from' | 'to', Colour>>>>;
