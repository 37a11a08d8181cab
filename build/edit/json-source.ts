/** Edits JSON as text, so that a diff shows only the changed lines. */
import type { Json } from '#content/texts.ts';
import { findInJson } from '../content/line-of-field.ts';

type Path = readonly string[];

/** Start and end in the file. The parsed text has one more character at the start. */
const sourceRange = ({ start, end }: { start: number; end: number }) => [start - 1, end - 1] as const;

export function setText(source: string, path: Path, text: string): string {
  const value = findInJson(source, path);
  if (value.type !== 'Literal') throw new Error(`${path.join('.')} is not a text`);
  const [start, end] = sourceRange(value);
  return source.slice(0, start) + JSON.stringify(text) + source.slice(end);
}

/** Own properties only: paths come from requests. */
const childOf = (value: Json | undefined, key: string): Json | undefined =>
  Object.hasOwn(Object(value), key) ? (value as Record<string, Json>)[key] : undefined;

export const hasPath = (source: string, path: Path): boolean =>
  path.reduce<Json | undefined>(childOf, JSON.parse(source)) !== undefined;

/** Adds a text that a draft lacks. A list that the draft lacks is copied, since its entries have no keys. */
export function setMissingText(source: string, sourceLanguage: Json, path: Path, text: string): string {
  const draft = JSON.parse(source);
  if (path.reduce<Json | undefined>(childOf, sourceLanguage) === undefined)
    throw new Error(`There is no ${path.join('.')}`);
  const keys = path.slice(0, -1);
  let [target, original]: [Record<string, Json>, Json | undefined] = [draft, sourceLanguage];
  for (const key of keys) {
    original = childOf(original, key);
    target[key] ??= Array.isArray(original) ? original : {};
    target = target[key] as Record<string, Json>;
  }
  target[path.at(-1) ?? ''] = text;
  return `${JSON.stringify(draft, null, 2)}\n`;
}

/** Changes the order or number of list entries. The text of each entry does not change. */
function rewriteList(source: string, path: Path, change: (entries: string[]) => string[]): string {
  const list = findInJson(source, path);
  if (list.type !== 'ArrayExpression') throw new Error(`${path.join('.')} is not a list`);
  const ranges = list.elements.flatMap((element) => (element ? [sourceRange(element)] : []));
  const [first] = ranges;
  const last = ranges.at(-1);
  if (!first || !last) throw new Error(`${path.join('.')} is empty`);
  const [second = last] = ranges.slice(1);
  const separator = ranges.length > 1 ? source.slice(first[1], second[0]) : ', ';
  const entries = ranges.map(([start, end]) => source.slice(start, end));
  return source.slice(0, first[0]) + change(entries).join(separator) + source.slice(last[1]);
}

export const moveEntry = (source: string, path: Path, from: number, to: number): string =>
  rewriteList(source, path, (entries) => entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] ?? ''));

export const removeEntry = (source: string, path: Path, index: number): string =>
  rewriteList(source, path, (entries) => entries.toSpliced(index, 1));

/** Inserts a copy after an entry, with a new id. */
export const copyEntry = (source: string, path: Path, index: number): string =>
  rewriteList(source, path, (entries) => {
    const copy = (entries[index] ?? '').replace(
      /("id": ")([^"]+)"/,
      (_, key, id) => `${key}${nextId(id, source)}"`,
    );
    return entries.toSpliced(index + 1, 0, copy);
  });

function nextId(id: string, source: string): string {
  let number = 2;
  while (source.includes(`"${id}-${number}"`)) number++;
  return `${id}-${number}`;
}
