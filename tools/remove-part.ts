/**
 * `npm run remove:part faq`: removes an optional part for good: its code, styles, texts and tests. To switch a part
 * off, only delete its line in content/parts.ts, or write `off: true` into the line of a page in domain/pages.ts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { NEEDS } from '#content/has-part.ts';
import { parts } from '#content/parts.ts';
import { fileOf, PAGE_NAMES } from '#domain/pages.ts';
import { requiredParts } from './optional-test-files.ts';

/** Code and texts that no other file imports, but that were imported before. */
function findUnused(): string[] {
  const files = globSync(
    '{app,booking,build,content,desk,domain,drawing,media,server,tests,tools}/**/*.{ts,tsx,css,json}',
  );
  const imported = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from |import |import\(|@import )['"]([^'"]+)['"]/g)].map(
        ([, path = '']) =>
          path.startsWith('#') ? path.slice(1).replace('words/', 'content/en/') : join(dirname(file), path),
      ),
    ),
  );
  return files.filter((file) => {
    const isImported = imported.has(file.replace(/^content\/[a-z-]+\/(?=.*\.json$)/, 'content/en/'));
    if (isImported) importedBefore.add(file);
    return !isImported && importedBefore.has(file);
  });
}

const [name] = process.argv.slice(2);
if (!parts.some((part) => part === name)) {
  console.error(`Usage: npm run remove:part <part>. The parts are ${parts.join(', ')}.`);
  process.exit(1);
}
const importedBefore = new Set<string>();
const pathsBefore = new Set(globSync('app/**'));
findUnused();
const removed = parts.filter((part) => part === name || NEEDS[part] === name);

type Node = ESTree.Node & { start: number; end: number };
type Edit = { start: number; end: number; text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** True for `hasPart('faq')` if that part is removed. */
const isRemovedPart = (node: Node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'hasPart' &&
  removed.some((part) => node.arguments[0]?.type === 'Literal' && node.arguments[0].value === part);

/** The change of the smallest part of the code that is different if `hasPart` is false. */
function editFor(source: string, [parent, ...others]: readonly Node[], node: Node): Edit {
  const { start, end } = node;
  const textOf = (other: Node | null | undefined) => (other ? source.slice(other.start, other.end) : '');
  switch (parent?.type) {
    case 'ParenthesizedExpression':
      return editFor(source, others, parent);
    case 'LogicalExpression': {
      if (parent.operator === '&&') return editFor(source, others, parent);
      const other = parent.left.start === start ? parent.right : parent.left;
      return { start: parent.start, end: parent.end, text: textOf(other) };
    }
    case 'ConditionalExpression':
    case 'IfStatement':
      if (parent.test.start !== start) break;
      return { start: parent.start, end: parent.end, text: textOf(parent.alternate) };
    case 'JSXExpressionContainer':
      if (others[0]?.type === 'JSXAttribute') break;
      return { start: parent.start, end: parent.end, text: '' };
    case 'SpreadElement': {
      const comma = /^\s*,/.exec(source.slice(parent.end))?.[0] ?? '';
      return { start: parent.start, end: parent.end + comma.length, text: '' };
    }
  }
  return { start, end, text: 'false' };
}

function* findEdits(source: string, node: Node, ancestors: readonly Node[]): Generator<Edit> {
  if (isRemovedPart(node)) return yield editFor(source, ancestors, node);
  for (const value of Object.values(node))
    for (const child of [value].flat())
      if (isNode(child)) yield* findEdits(source, child, [node, ...ancestors]);
}

for (const file of globSync('{app,build,content,desk,media,server}/**/*.{ts,tsx}')) {
  let source = readFileSync(file, 'utf8');
  if (!removed.some((part) => source.includes(`hasPart('${part}')`))) continue;
  const { program } = parseSync(file, source);
  for (const { start, end, text } of [...findEdits(source, program as Node, [])].reverse())
    source = source.slice(0, start) + text + source.slice(end);
  writeFileSync(file, source);
}
const editFile = (file: string, edit: (text: string) => string) =>
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
const removeLines = (file: string, isRemoved: (line: string) => boolean) =>
  editFile(file, (text) =>
    text
      .split('\n')
      .filter((line) => !isRemoved(line))
      .join('\n'),
  );
removeLines('content/parts.ts', (line) => removed.some((part) => line.trim() === `'${part}',`));
const TEST_LIST = 'tools/optional-test-files.ts';
for (const [file, needed] of Object.entries(requiredParts)) {
  if (!needed.some((part) => removed.includes(part))) continue;
  rmSync(file, { force: true });
  editFile(TEST_LIST, (text) => text.replace(new RegExp(`\\n {2}'${file}': \\[[^\\]]*\\],`), ''));
}
for (const page of PAGE_NAMES.filter((page) => removed.some((part) => part === page))) {
  rmSync(`app/pages/${fileOf(page)}.tsx`);
  rmSync(`app/styles/pages/${fileOf(page)}.css`, { force: true });
  removeLines('app/pages.tsx', (line) => line.includes(`[PATHS.${page}, `));
  // Other pages have links to it, which only a declared page allows.
  editFile('domain/pages.ts', (text) =>
    text.replace(new RegExp(`^( {2}${page}: .*) \\}`, 'm'), '$1, off: true }'),
  );
}

execFileSync('node_modules/.bin/biome', [
  ...['lint', '--write', '--unsafe', '--only=correctness/noUnusedImports', '--log-level=none'],
  ...globSync('{app,build,content,desk,media,server}'),
]);
const removeUnused = () => {
  for (let unused = findUnused(); unused.length > 0; unused = findUnused())
    for (const file of unused) rmSync(file);
};
removeUnused();
// Style sheets of folders without code.
for (const sheet of globSync('app/{sections,features}/**/*.css'))
  if (globSync(`${dirname(sheet)}/**/*.{ts,tsx}`).length === 0) rmSync(sheet);
for (const sheet of globSync('app/**/*.css'))
  removeLines(sheet, (line) => {
    const [, path = ''] = /^@(?:import|source) "(\.[^{}]+)"/.exec(line) ?? [];
    const target = join(dirname(sheet), path);
    return pathsBefore.has(target) && !existsSync(target);
  });
removeUnused();
execFileSync('node_modules/.bin/biome', ['format', '--write', '--log-level=none', 'app', 'content']);
console.log(
  `Removed ${removed.join(', ')}. Look at the changes with git. npm run typecheck lists what is left.`,
);
