const AMOUNT_PATTERN = /\d[\d.,]*/;
/** Units of time in seconds. */
const SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 };

/**
 * Both amounts as shares of the larger one, or of 100 if they are percentages. Undefined if one has no number or the
 * units differ.
 */
export function compareAmounts(before: string, after: string): { before: number; after: number } | undefined {
  const [first, second] = [before, after].map(parse);
  if (!first || !second || first.unit !== second.unit) return undefined;
  const whole = first.unit === '%' ? 100 : Math.max(first.value, second.value);
  return whole > 0 ? { before: first.value / whole, after: second.value / whole } : undefined;
}

/** A comma or point before three digits separates thousands. Any other separates decimals. */
function parse(amount: string): { value: number; unit: string } | undefined {
  const [numberText] = AMOUNT_PATTERN.exec(amount) ?? [];
  if (!numberText) return undefined;
  const value = Number(numberText.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  if (!Number.isFinite(value)) return undefined;
  const unit = amount.replace(numberText, '').trim();
  const seconds = SECONDS[unit];
  return seconds ? { value: value * seconds, unit: 's' } : { value, unit };
}
