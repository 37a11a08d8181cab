/**
 * The decorative lines of the site ("the current"): scattered on the left, parallel on the right. Deterministic, so
 * that prerendered and hydrated drawings are equal.
 */
export type CurrentOptions = {
  width: number;
  height: number;
  lines: number;
  seed: number;
  /** Share of the height that the ordered lines fill. */
  spread?: number;
  /** Precision of coordinates: whole numbers need fewer bytes in HTML. */
  grain?: number;
};

/** The usual drawing. `lit` lists the lines in the brand color. */
export const CURRENT = { width: 1440, height: 240, lines: 14, seed: 7, lit: [3, 9] };

/** Mulberry32: a small seeded generator of numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function currentPaths(options: CurrentOptions): string[] {
  const { width, height, lines, seed, spread = 0.46, grain = 0.1 } = options;
  const random = seededRandom(seed);
  const round = (n: number) => Math.round(Math.round(n / grain) * grain * 10) / 10;
  return Array.from({ length: lines }, (_, i) => {
    const order = height * (0.5 + ((i + 0.5) / lines - 0.5) * spread);
    const start = height * (0.5 + ((i + 0.5) / lines - 0.5) * 1.15) + (random() - 0.5) * height * 0.3;
    const drift = (random() - 0.5) * height * 0.55;
    const x1 = width * (0.16 + random() * 0.1);
    const x2 = width * (0.4 + random() * 0.08);
    const x3 = width * (0.6 + random() * 0.06);
    const mid = (start + order) / 2 + drift * 0.35;
    return [
      `M0 ${round(start)}`,
      `C${round(x1 * 0.5)} ${round(start + drift)} ${round(x1)} ${round(mid - drift * 0.4)} ${round((x1 + x2) / 2)} ${round(mid)}`,
      `S${round(x2)} ${round(order)} ${round(x3)} ${round(order)}`,
      `H${width}`,
    ].join('');
  });
}
