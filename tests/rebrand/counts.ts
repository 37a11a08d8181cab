/** Sets every list of a copy to its minimum or maximum number of entries (docs/make-it-yours.md). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists with their bounds, and the fields that must differ between entries. */
const LISTS = [
  {
    file: 'content/en/landing/testimonials.json',
    name: 'testimonials',
    fewest: 2,
    most: 12,
    uniqueFields: ['id', 'company'],
  },
  {
    file: 'content/en/landing/use-cases.json',
    name: 'useCases',
    fewest: 2,
    most: 10,
    uniqueFields: ['id', 'industry'],
  },
  {
    file: 'content/en/landing/services.json',
    name: 'agentServices',
    fewest: 2,
    most: 8,
    uniqueFields: ['title'],
  },
  {
    file: 'content/en/landing/industries.json',
    name: 'industryCards',
    fewest: 2,
    most: 10,
    uniqueFields: ['title'],
  },
  {
    file: 'content/en/landing/process.json',
    name: 'processSteps',
    fewest: 2,
    most: 6,
    uniqueFields: ['title'],
  },
  { file: 'content/en/landing/faq.json', name: 'faq', fewest: 2, most: 16, uniqueFields: ['question'] },
  { file: 'content/en/landing/hero.json', name: 'stats', fewest: 2, most: 4, uniqueFields: [] },
] as const;

type ListEntry = Record<string, unknown>;

/** Copies an entry and changes the first letter of its unique fields, so that the length stays the same. */
const repeatEntry = (entry: ListEntry, uniqueFields: readonly string[], letter: string): ListEntry => ({
  ...entry,
  ...Object.fromEntries(uniqueFields.map((field) => [field, letter + String(entry[field]).slice(1)])),
});

/** Sets the length of each list in the copy. Returns a function that restores the files. */
export async function setListLengths(
  copyFolder: string,
  bound: 'fewest' | 'most',
): Promise<() => Promise<void>> {
  const originalTexts: [path: string, text: string][] = [];
  for (const { file, name, uniqueFields, [bound]: length } of LISTS) {
    const path = join(copyFolder, file);
    const text = await readFile(path, 'utf8');
    const content: Record<string, ListEntry[]> = JSON.parse(text);
    const entries = content[name] ?? [];
    const entryAt = (i: number) => {
      const entry = entries[i % entries.length]!;
      return i < entries.length ? entry : repeatEntry(entry, uniqueFields, String.fromCharCode(65 + i));
    };
    originalTexts.push([path, text]);
    await writeFile(
      path,
      JSON.stringify({ ...content, [name]: Array.from({ length }, (_, i) => entryAt(i)) }),
    );
  }
  return async () => {
    for (const [path, text] of originalTexts) await writeFile(path, text);
  };
}
