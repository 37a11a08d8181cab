/** Searches the whole build for traces of the sample brand. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { site } from '#content/site.ts';
import { RENAMED } from './brand.ts';

const TEXT = /\.(?:html|css|js|mjs|json|svg|xml|txt|csv|vtt|webmanifest)$|_headers$/;

async function textOf(file: string): Promise<string> {
  if (file.endsWith('.pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
    const { text } = await extractText(pdf, { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  }
  return TEXT.test(file) ? readFile(file, 'utf8') : '';
}

/** Remaining names of the sample, one line per file. */
export async function findTraces(folder: string): Promise<string[]> {
  // Short forms are parts of URLs and identifiers, which are in lower case.
  const names = [site.name, site.name.toLowerCase(), ...Object.keys(RENAMED)];
  const found: string[] = [];
  for await (const file of glob('**/*', { cwd: folder })) {
    const path = join(folder, file);
    const text = await textOf(path).catch(() => '');
    const left = names.filter((name) => text.includes(name));
    if (left.length > 0) found.push(`${file}: ${left.join(', ')}`);
  }
  return found;
}
