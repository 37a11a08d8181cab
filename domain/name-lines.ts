/** Sets a long name smaller, on two lines if it has two words, so that the header has room for the rest. */
export const isLongName = (name: string) => name.length > 12;

/** The brand name beside its mark: one line, or two of similar length. */
export function nameLines(name: string): readonly string[] {
  if (!isLongName(name)) return [name];
  const words = name.split(' ');
  const breaks = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const [best = [name]] = breaks.sort((a, b) => longestOf(a) - longestOf(b));
  return best.filter(Boolean);
}

export const longestOf = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
