/**
 * The value to show during a count-up animation. It starts at the smallest number with the same number of digits,
 * so that the width does not change.
 */
export function countUpValue(value: number, decimals: number, progress: number): number {
  const start = 10 ** Math.floor(Math.log10(value));
  const eased = 1 - (1 - progress) ** 3;
  return Number((start + (value - start) * eased).toFixed(decimals));
}
