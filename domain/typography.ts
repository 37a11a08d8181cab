/** Keeps words together that must not be on two lines. */
const UNITS = [
  'days?|weeks?|months?|years?|hours?|minutes?|min|seconds?|h|s|people|customers|reviews',
  '(?:Arbeits)?[Tt]ag(?:en?)?|Wochen?|Monat(?:en?)?|Jahr(?:en?)?|Stunden?|Minuten?|Sekunden?',
  'Leuten?|Personen|Kunden|Beschäftigten?|Bewertungen',
].join('|');
const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const NUMBER_AND_UNIT = [
  `\\d[\\d.,–-]*[+%]? (?:${UNITS})\\b`,
  // The unit has a non-breaking space, but browsers could still break the range at its dash.
  `\\d+[–-]\\d+\\u00a0(?:${UNITS})\\b`,
  '\\d[\\d.,]* [%$€]',
  `\\d\\d?\\. (?:${MONTHS})`,
].join('|');
/** `\p{L}` would take milliseconds to compile, and the quiz would wait for it at a press. */
const LETTER = '[^\\s\\-.,;:!?()/"@{}\\u0027\\u2010-\\u2027]';
/** Browsers break lines after every hyphen, and no CSS property prevents it. */
const HYPHENATED_WORD = `(?<!${LETTER}|-)(?=\\S{3,24}(?:\\s|$))${LETTER}+(?:-${LETTER}+)+`;
const NON_BREAKING_PATTERN = new RegExp(`(${NUMBER_AND_UNIT}|${HYPHENATED_WORD})`);

/** In characters. */
const SHORTEST_LAST_LINE = 9;
/** Longer endings may break: a mail address at the end of a sentence does not fit a narrow screen. */
const LONGEST_ENDING = 24;

/** Splits text. Every second part must not break: a number with its unit or a word with a hyphen. */
export const splitNonBreaking = (text: string): string[] => text.split(NON_BREAKING_PATTERN);

/** Like `splitNonBreaking`, but also keeps the last words together, so that the last line is not too short. */
export function preventOrphans(text: string): string[] {
  const parts = splitNonBreaking(text);
  const lastPart = parts.pop() ?? '';
  const end = lastPart.lastIndexOf(' ', lastPart.length - SHORTEST_LAST_LINE) + 1;
  return end > 0 && lastPart.length - end <= LONGEST_ENDING
    ? [...parts, lastPart.slice(0, end), lastPart.slice(end)]
    : [...parts, lastPart];
}

/** Like `preventOrphans`, but returns one string with non-breaking spaces, for PDF lines and mails. */
export const withNonBreakingSpaces = (text: string): string =>
  preventOrphans(text)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll(' ', '\u00a0') : part))
    .join('');

/** Separates facts in one line. The space before the dot does not break, so that no line starts with a dot. */
export const FACT_SEPARATOR = '\u00a0· ';

export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(FACT_SEPARATOR);
