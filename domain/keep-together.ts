const UNITS = 'days?|weeks?|months?|years?|hours?|minutes?|min|seconds?|h|s|people|customers|reviews';
const NUMBER_AND_UNIT = new RegExp(`(\\d[\\d.,-]*[+%]? (?:${UNITS})\\b)`);

/** A last line is never shorter than this, in characters. */
const SHORTEST_LAST_LINE = 12;
/** What is longer may have to break: an address at the end of a sentence, on a narrow screen. */
const LONGEST_KEPT = 24;

/**
 * Running text in parts, of which every second one is not to be broken: a number and its unit, and the last words, so
 * that none stands on a line alone.
 */
export function keepTogether(text: string): string[] {
  const parts = text.split(NUMBER_AND_UNIT);
  const rest = parts.pop() ?? '';
  const end = rest.lastIndexOf(' ', rest.length - SHORTEST_LAST_LINE) + 1;
  return end > 0 && rest.length - end <= LONGEST_KEPT
    ? [...parts, rest.slice(0, end), rest.slice(end)]
    : [...parts, rest];
}
