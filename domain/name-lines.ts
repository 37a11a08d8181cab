/** A long name stands small, on two lines if it has two words, where it leaves room for the rest of the bar. */
export const isLongName = (name: string) => name.length > 12;

/** The name of the brand as it is set beside its mark: in one line, or broken where the longer part is shortest. */
export function nameLines(name: string): readonly string[] {
  if (!isLongName(name)) return [name];
  const words = name.split(' ');
  const breaks = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const [best = [name]] = breaks.sort((a, b) => longestOf(a) - longestOf(b));
  return best.filter(Boolean);
}

export const longestOf = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
