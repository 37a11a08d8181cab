/**
 * Runs inside a copy: adds two languages as a translator would, with a folder each. The copy is the English one with
 * accents, and up to 40% longer if it fits.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { shownLength } from '#content/checks/text-rule.ts';
import { schemas } from '#content/schemas/all.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Schema = {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  maxLength?: number;
  enum?: readonly string[];
};

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'û',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};
/** Keys that code reads, and URLs. */
const isKept = (schema: Schema | undefined, text: string, key: string) =>
  schema?.enum !== undefined ||
  /^\S*@\S*$|\.json$|^[\w-]+\.\w{2,3}$/.test(text) ||
  (key === 'id' && /^[a-z-]+$/.test(text));

/** Each vowel outside a placeholder gets an accent, and is doubled while the text fits. */
function pseudo(text: string, max: number): string {
  let room = Math.min(Math.ceil(text.length * 0.4), max - shownLength(text));
  // An abbreviation without a vowel gets one.
  if (/^[B-Z]{4,}$/.test(text)) return `${text}É`;
  return text.replaceAll(/\{\w+\}|[aeiouyAEO]/g, (found) => {
    const accented = ACCENTS[found];
    if (!accented) return found;
    room -= 1;
    return room >= 0 ? accented.repeat(2) : accented;
  });
}

function translate(schema: Schema | undefined, value: Json, key: string): Json {
  if (typeof value === 'string')
    return isKept(schema, value, key) ? value : pseudo(value, schema?.maxLength ?? value.length);
  if (Array.isArray(value)) return value.map((entry) => translate(schema?.items, entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, translate(schema?.properties?.[name], inner, name)]),
  );
}

for (const code of ['xa', 'he'])
  for (const name of Object.keys(schemas)) {
    const words: Json = JSON.parse(await readFile(`content/en/${name}.json`, 'utf8'));
    const schema: Schema = JSON.parse(await readFile(`content/json-schema/${name}.json`, 'utf8'));
    const own = name === 'language' ? { code, prefix: `/${code}` } : {};
    const translated = { ...(translate(schema, words, '') as object), ...own };
    const file = `content/${code}/${name}.json`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(translated, null, 2)}\n`);
  }
