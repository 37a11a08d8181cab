/**
 * The figure to show at a share of a count. It starts at the smallest number of as many digits,
 * so that no digit appears on the way and nothing beside it moves.
 */
export function countedValue(value: number, decimals: number, progress: number): number {
  const start = 10 ** Math.floor(Math.log10(value));
  const eased = 1 - (1 - progress) ** 3;
  return Number((start + (value - start) * eased).toFixed(decimals));
}
