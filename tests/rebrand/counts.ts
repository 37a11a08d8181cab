/** The other brand once with as few and once with as many of everything as docs/make-it-yours.md allows. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What may be counted: where it is, how many fit, and what makes one of them differ from the next. */
const COUNTED = [
  {
    file: 'content/landing/testimonials.ts',
    name: 'testimonials',
    fewest: 2,
    most: 12,
    differs: ['id', 'company'],
  },
  {
    file: 'content/landing/use-cases.ts',
    name: 'useCases',
    fewest: 2,
    most: 10,
    differs: ['id', 'industry'],
  },
  { file: 'content/landing/services.ts', name: 'agentServices', fewest: 2, most: 8, differs: ['title'] },
  { file: 'content/landing/industries.ts', name: 'industryCards', fewest: 2, most: 10, differs: ['title'] },
  { file: 'content/landing/process.ts', name: 'processSteps', fewest: 2, most: 6, differs: ['title'] },
  { file: 'content/landing/faq.ts', name: 'faq', fewest: 2, most: 16, differs: ['question'] },
  { file: 'content/landing/hero.ts', name: 'stats', fewest: 2, most: 4, differs: [] },
] as const;

/** An entry repeated is another one by a letter before its end, within the length that fits. */
const entry = (differs: readonly string[]) =>
  `(_, i) => { const one = all[i % all.length]!; const again = i < all.length ? '' : String.fromCharCode(65 + i); return { ...one, ${differs
    .map((field) => `${field}: again + one.${field}.slice(again.length)`)
    .join(', ')} }; }`;

/** Edits the copy so that each list has so many entries; gives back how to undo it. */
export async function setCounts(copy: string, which: 'fewest' | 'most'): Promise<() => Promise<void>> {
  const before: [path: string, text: string][] = [];
  for (const { file, name, differs, [which]: length } of COUNTED) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    const found = new RegExp(`export const ${name}: (.+?) = (\\[[\\s\\S]*?\\n\\]);`).exec(text);
    if (!found) throw new Error(`There are no ${name} in ${file}`);
    const [whole, type, entries] = found;
    const counted = `export const ${name}: ${type} = ((all: ${type}) => Array.from({ length: ${length} }, ${entry(differs)}))(${entries});`;
    before.push([path, text]);
    await writeFile(
      path,
      text.replace(whole, () => counted),
    );
  }
  return async () => {
    for (const [path, text] of before) await writeFile(path, text);
  };
}
