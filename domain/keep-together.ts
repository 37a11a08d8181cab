const UNITS = 'days?|weeks?|months?|years?|hours?|minutes?|min|seconds?|h|s|people|customers|reviews';
const NUMBER_AND_UNIT = `\\d[\\d.,-]*[+%]? (?:${UNITS})\\b`;
/** Browsers break after every hyphen, and no property of a text forbids it. */
const WITH_HYPHEN = '(?<![\\p{L}\\p{N}-])(?=\\S{3,24}(?:\\s|$))[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)+';
const KEPT = new RegExp(`(${NUMBER_AND_UNIT}|${WITH_HYPHEN})`, 'u');

/** A last line is never shorter than this, in characters. */
const SHORTEST_LAST_LINE = 12;
/** What is longer may have to break: an address at the end of a sentence, on a narrow screen. */
const LONGEST_KEPT = 24;

/** A text in parts, of which every second one is not to be broken: a number and its unit, a word with a hyphen. */
export const keepWhole = (text: string): string[] => text.split(KEPT);

/** As above for running text, whose last words are kept too, so that none stands on a line alone. */
export function keepTogether(text: string): string[] {
  const parts = keepWhole(text);
  const rest = parts.pop() ?? '';
  const end = rest.lastIndexOf(' ', rest.length - SHORTEST_LAST_LINE) + 1;
  return end > 0 && rest.length - end <= LONGEST_KEPT
    ? [...parts, rest.slice(0, end), rest.slice(end)]
    : [...parts, rest];
}

/** As above in one string, for what knows no elements: lines of a PDF, text of a mail. */
export const withKeptSpaces = (text: string): string =>
  keepTogether(text)
    .map((part, i) => (i % 2 === 1 ? part.replaceAll(' ', '\u00a0') : part))
    .join('');
