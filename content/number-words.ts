/** Numbers as words, for titles that say how many there are: they stay true when an entry is added. */
const WORDS = 'nought one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const inWords = (count: number): string => WORDS[count] ?? String(count);

/** With a capital at its beginning. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
