const AMOUNT_PATTERN = /\d[\d.,]*/;

/** Both amounts as shares of the larger one. Undefined if one has no number or the units differ. */
export function compareAmounts(before: string, after: string): { before: number; after: number } | undefined {
  const [first, second] = [before, after].map(parse);
  if (!first || !second || first.unit !== second.unit) return undefined;
  const largest = Math.max(first.value, second.value);
  return largest > 0 ? { before: first.value / largest, after: second.value / largest } : undefined;
}

/** A comma or point before three digits separates thousands. Any other separates decimals. */
function parse(amount: string): { value: number; unit: string } | undefined {
  const [numberText] = AMOUNT_PATTERN.exec(amount) ?? [];
  if (!numberText) return undefined;
  const value = Number(numberText.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  return Number.isFinite(value) ? { value, unit: amount.replace(numberText, '') } : undefined;
}
