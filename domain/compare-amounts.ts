const AMOUNT = /\d[\d.,]*/;

/** Shares of the larger one, or nothing if the amounts have no number or different units. */
export function compareAmounts(before: string, after: string): { before: number; after: number } | undefined {
  const [one, two] = [before, after].map(parse);
  if (!one || !two || one.unit !== two.unit) return undefined;
  const most = Math.max(one.value, two.value);
  return most > 0 ? { before: one.value / most, after: two.value / most } : undefined;
}

/** A comma or point before three digits separates thousands, any other the decimals. */
function parse(amount: string): { value: number; unit: string } | undefined {
  const [found] = AMOUNT.exec(amount) ?? [];
  if (!found) return undefined;
  const value = Number(found.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  return Number.isFinite(value) ? { value, unit: amount.replace(found, '') } : undefined;
}
