/** Edits JSON in place, so that a diff shows only the change. */
import { type ESTree, parseSync } from 'vite';

type Path = readonly string[];

/** The node at a path of the JSON file. */
function find(source: string, path: Path): ESTree.Expression {
  const { program } = parseSync('words.ts', `(${source}\n)`);
  const [statement] = program.body;
  if (statement?.type !== 'ExpressionStatement') throw new Error('is not JSON');
  let value: ESTree.Expression = statement.expression;
  if (value.type === 'ParenthesizedExpression') value = value.expression;
  for (const key of path) {
    const inner = valueAt(value, key);
    if (!inner) throw new Error(`There is no ${path.join('.')}`);
    value = inner;
  }
  return value;
}

function valueAt(value: ESTree.Expression, key: string): ESTree.Expression | undefined {
  if (value.type === 'ArrayExpression') {
    const item = value.elements[Number(key)];
    return item && item.type !== 'SpreadElement' ? item : undefined;
  }
  if (value.type !== 'ObjectExpression') return undefined;
  for (const property of value.properties)
    if (property.type === 'Property' && property.key.type === 'Literal' && property.key.value === key)
      return property.value;
}

/** The parsed source has one extra character at the start. */
const range = ({ start, end }: { start: number; end: number }) => [start - 1, end - 1] as const;

export function setText(source: string, path: Path, text: string): string {
  const [start, end] = range(find(source, path));
  return source.slice(0, start) + JSON.stringify(text) + source.slice(end);
}

/** Rewrites a list. Each entry keeps its formatting. */
function rewriteList(source: string, path: Path, change: (entries: string[]) => string[]): string {
  const list = find(source, path);
  if (list.type !== 'ArrayExpression') throw new Error(`${path.join('.')} is not a list`);
  const ranges = list.elements.flatMap((element) => (element ? [range(element)] : []));
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
