/** A long name is shown smaller, and on two lines if it has two words, so that the header does not overflow. */
export const isLongName = (name: string) => name.length > 12;

/** Lines of the brand name beside the logo: one line, or two of similar length. */
export function nameLines(name: string): readonly string[] {
  if (!isLongName(name)) return [name];
  const words = name.split(' ');
  const splits = words.map((_, index) => [words.slice(0, index).join(' '), words.slice(index).join(' ')]);
  const [best = [name]] = splits.sort((a, b) => longestLineLength(a) - longestLineLength(b));
  return best.filter(Boolean);
}

export const longestLineLength = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
