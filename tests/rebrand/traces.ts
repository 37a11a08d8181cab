/** Searches the whole build for traces of the sample brand. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { site } from '#content/site.ts';
import { REPLACED_NAMES } from './brand.ts';

const TEXT_FILE = /\.(?:html|css|js|mjs|json|svg|xml|txt|csv|vtt|webmanifest)$|_headers$/;

async function readText(file: string): Promise<string> {
  if (file.endsWith('.pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
    const { text } = await extractText(pdf, { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  }
  return TEXT_FILE.test(file) ? readFile(file, 'utf8') : '';
}

/** Remaining names of the sample, one line per file. */
export async function findTraces(folder: string): Promise<string[]> {
  // The lower-case form finds URLs and identifiers.
  const names = [site.name, site.name.toLowerCase(), ...Object.keys(REPLACED_NAMES)];
  const traces: string[] = [];
  for await (const file of glob('**/*', { cwd: folder })) {
    const path = join(folder, file);
    const text = await readText(path).catch(() => '');
    const remainingNames = names.filter((name) => text.includes(name));
    if (remainingNames.length > 0) traces.push(`${file}: ${remainingNames.join(', ')}`);
  }
  return traces;
}
