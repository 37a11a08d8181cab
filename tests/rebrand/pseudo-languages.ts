/**
 * Runs inside a copy: adds two languages like a translator, each in its own folder. Their texts are the English ones with
 * accents, up to 40% longer if the schema allows it.
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
/** True for keys that code reads, URLs and email addresses. */
const isUntranslated = (schema: Schema | undefined, text: string, key: string) =>
  schema?.enum !== undefined ||
  /^\S*@\S*$|\.json$|^[\w-]+\.\w{2,3}$/.test(text) ||
  (key === 'id' && /^[a-z-]+$/.test(text));

/** Adds an accent to each vowel outside placeholders, and doubles vowels until the text has its maximum length. */
function pseudoTranslate(text: string, max: number): string {
  let extraLetters = Math.min(Math.ceil(text.length * 0.4), max - shownLength(text));
  // An abbreviation without a vowel gets one.
  if (/^[B-Z]{4,}$/.test(text)) return `${text}É`;
  return text.replaceAll(/\{\w+\}|[aeiouyAEO]/g, (match) => {
    const accented = ACCENTS[match];
    if (!accented) return match;
    extraLetters -= 1;
    return extraLetters >= 0 ? accented.repeat(2) : accented;
  });
}

function translate(schema: Schema | undefined, value: Json, key: string): Json {
  if (typeof value === 'string')
    return isUntranslated(schema, value, key)
      ? value
      : pseudoTranslate(value, schema?.maxLength ?? value.length);
  if (Array.isArray(value)) return value.map((entry) => translate(schema?.items, entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, translate(schema?.properties?.[name], inner, name)]),
  );
}

for (const code of ['xa', 'he'])
  for (const name of Object.keys(schemas)) {
    const content: Json = JSON.parse(await readFile(`content/en/${name}.json`, 'utf8'));
    const schema: Schema = JSON.parse(await readFile(`content/json-schema/${name}.json`, 'utf8'));
    const languageFields = name === 'language' ? { code, prefix: `/${code}` } : {};
    const translated = { ...(translate(schema, content, '') as object), ...languageFields };
    const file = `content/${code}/${name}.json`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(translated, null, 2)}\n`);
  }
