/** The space before the dot does not break, so that no line starts with a dot. */
export const FACT_SEPARATOR = '\u00a0· ';

/** Leaves out empty facts. */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR);
