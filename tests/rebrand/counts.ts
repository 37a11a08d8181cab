/** Sets every list of a copy to its minimum or maximum number of entries (docs/make-it-yours.md). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists with their bounds, and the field that identifies an entry. */
const COUNTED = [
  {
    file: 'content/en/landing/testimonials.json',
    name: 'testimonials',
    fewest: 2,
    most: 12,
    differs: ['id', 'company'],
  },
  {
    file: 'content/en/landing/use-cases.json',
    name: 'useCases',
    fewest: 2,
    most: 10,
    differs: ['id', 'industry'],
  },
  { file: 'content/en/landing/services.json', name: 'agentServices', fewest: 2, most: 8, differs: ['title'] },
  {
    file: 'content/en/landing/industries.json',
    name: 'industryCards',
    fewest: 2,
    most: 10,
    differs: ['title'],
  },
  { file: 'content/en/landing/process.json', name: 'processSteps', fewest: 2, most: 6, differs: ['title'] },
  { file: 'content/en/landing/faq.json', name: 'faq', fewest: 2, most: 16, differs: ['question'] },
  { file: 'content/en/landing/hero.json', name: 'stats', fewest: 2, most: 4, differs: [] },
] as const;

type Entry = Record<string, unknown>;

/** Repeats an entry with another letter near its end, within the allowed length. */
const repeated = (entry: Entry, differs: readonly string[], letter: string): Entry => ({
  ...entry,
  ...Object.fromEntries(differs.map((field) => [field, letter + String(entry[field]).slice(1)])),
});

/** Edits the copy so that each list has this many entries. Returns an undo function. */
export async function setListLengths(copy: string, which: 'fewest' | 'most'): Promise<() => Promise<void>> {
  const before: [path: string, text: string][] = [];
  for (const { file, name, differs, [which]: length } of COUNTED) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    const words: Record<string, Entry[]> = JSON.parse(text);
    const entries = words[name] ?? [];
    const at = (i: number) => {
      const entry = entries[i % entries.length]!;
      return i < entries.length ? entry : repeated(entry, differs, String.fromCharCode(65 + i));
    };
    before.push([path, text]);
    await writeFile(path, JSON.stringify({ ...words, [name]: Array.from({ length }, (_, i) => at(i)) }));
  }
  return async () => {
    for (const [path, text] of before) await writeFile(path, text);
  };
}
