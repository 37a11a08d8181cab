/** Edits the content of a text file. The paths come from requests. */
import type { Json } from '#content/texts.ts';

type Path = readonly string[];
export type ListChange = { index: number } & ({ kind: 'move'; to: number } | { kind: 'remove' | 'copy' });

/** Own properties only. */
const childOf = (value: Json | undefined, key: string): Json | undefined =>
  Object.hasOwn(Object(value), key) ? (value as Record<string, Json>)[key] : undefined;

export const valueAt = (content: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(childOf, content);

/** A draft may lack the text of `source`. A list that it lacks is copied, since its entries have no keys. */
export function setText(content: Json, source: Json | undefined, path: Path, text: string): void {
  if (typeof (valueAt(content, path) ?? valueAt(source, path)) !== 'string')
    throw new Error(`${path.join('.')} is not a text`);
  let target = content as Record<string, Json>;
  for (const [i, key] of path.slice(0, -1).entries()) {
    const original = valueAt(source, path.slice(0, i + 1));
    target[key] ??= Array.isArray(original) ? original : {};
    target = target[key] as Record<string, Json>;
  }
  target[path.at(-1) ?? ''] = text;
}

/** Moves or removes an entry, or inserts a copy with a new id after it. */
export function editList(content: Json, path: Path, change: ListChange): void {
  const list = valueAt(content, path);
  if (!Array.isArray(list)) throw new Error(`${path.join('.')} is not a list`);
  const { kind, index } = change;
  const copies = kind === 'copy' ? [copyOf(list[index], JSON.stringify(content))] : list.splice(index, 1);
  if (kind !== 'remove') list.splice(kind === 'move' ? change.to : index + 1, 0, ...copies);
}

const copyOf = (entry: Json | undefined, source: string): Json =>
  JSON.parse(
    JSON.stringify(entry).replace(/("id":")([^"]+)"/, (_, key, id) => {
      let number = 2;
      while (source.includes(`"${id}-${number}"`)) number++;
      return `${key}${id}-${number}"`;
    }),
  );
