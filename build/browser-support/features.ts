/** Finds features that the oldest supported browsers lack, in a script or a style sheet. The data is from MDN. */

import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';

const data = bcd as unknown as CompatData;

const number = (version: string | boolean | null | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.POSITIVE_INFINITY;

/** Oldest supported browsers that lack a feature under its own name, without a flag. */
function missingIn({ support }: CompatStatement): string[] {
  return Object.entries(OLDEST_BROWSERS).flatMap(([browser, oldest]) => {
    const statements = [support[browser as 'chrome'] ?? []].flat();
    const versions = statements
      .filter(({ flags, version_removed }) => !flags && !version_removed)
      .map(({ version_added }) =>
        version_added === 'preview' ? Number.POSITIVE_INFINITY : number(version_added),
      );
    return Math.min(Number.POSITIVE_INFINITY, ...versions) > oldest ? [`${browser} ${oldest}`] : [];
  });
}

type Feature = { name: string; missing: string[] };
const nodeAt = (tree: Identifier | undefined, ...path: string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>((node, key) => node?.[key] as Identifier | undefined, tree);
const featureAt = (tree: Identifier | undefined, name: string): Feature[] =>
  tree?.__compat ? [{ name, missing: missingIn(tree.__compat) }] : [];

const { builtins } = data.javascript;
const api = data.api as unknown as Identifier;
const roots: [string, Identifier | undefined][] = [
  ['javascript.builtins', builtins],
  ['api', api],
];

/** Globals that are not constructors, by their interface. */
const GLOBALS: Record<string, string> = {
  document: 'Document',
  window: 'Window',
  navigator: 'Navigator',
  history: 'History',
  performance: 'Performance',
};
const DOM = [
  'CanvasRenderingContext2D',
  'Document',
  'Element',
  'Event',
  'EventTarget',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'Node',
  'Range',
  'Window',
];

/** Methods by name, of any object. A call is an error only if the oldest browsers lack the method on every object. */
const methods = new Map<string, Feature[]>();
for (const [root, tree] of roots)
  for (const [owner, inside] of Object.entries(tree ?? {})) {
    if (root === 'api' && !DOM.includes(owner)) continue;
    for (const member of Object.keys(inside as Identifier)) {
      if (member.startsWith('__') || member.endsWith('_static') || member.endsWith('_event')) continue;
      const found = featureAt(nodeAt(inside as Identifier, member), `${root}.${owner}.${member}`);
      methods.set(member, [...(methods.get(member) ?? []), ...found]);
    }
  }

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodes(child);
}

export function inScript(source: string): Feature[] {
  const found: Feature[] = [];
  for (const node of nodes(parseAst(source) as unknown as Node)) {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
    const callee = node.callee as Node;
    if (callee.type === 'Identifier') {
      const name = String(callee.name);
      for (const path of [['Window', name], [name]])
        found.push(...featureAt(nodeAt(api, ...path), ['api', ...path].join('.')));
    }
    if (callee.type !== 'MemberExpression' || callee.computed) continue;
    const member = String((callee.property as Node).name);
    const object = callee.object as Node;
    const name = object.type === 'Identifier' ? String(object.name) : '';
    const owner = GLOBALS[name] ?? name;
    const own = roots.flatMap(([root, tree]) =>
      [`${member}_static`, member].flatMap((key) =>
        featureAt(nodeAt(tree, owner, key), `${root}.${owner}.${key}`),
      ),
    );
    const owners = own.length > 0 ? own : (methods.get(member) ?? []);
    if (owners.length > 0 && owners.every(({ missing }) => missing.length > 0))
      found.push(...owners.slice(0, 1));
  }
  return found.filter(({ missing }) => missing.length > 0);
}

export function inStyle(source: string): Feature[] {
  const css = data.css as unknown as Record<string, Identifier>;
  const found: Feature[] = [];
  const addFeature = (name: string, ...path: string[]) =>
    // Prefixed rules are written for the one engine that knows them.
    path.at(-1)?.startsWith('-') ||
    found.push(...featureAt(nodeAt(css as unknown as Identifier, ...path), name));
  for (const [, name = ''] of source.matchAll(/@([a-z-]+)/g))
    addFeature(`css.at-rules.${name}`, 'at-rules', name);
  for (const [, name = ''] of source.matchAll(/:([a-z-]+)(?=[(),\s{:.[>+~])/g))
    addFeature(`css.selectors.${name}`, 'selectors', name);
  for (const [, feature = ''] of source.matchAll(/@media[^{]*?\(([a-z-]+)/g))
    addFeature(`css.at-rules.media.${feature}`, 'at-rules', 'media', feature);
  for (const [, property = '', value = ''] of source.matchAll(/[{;]\s*([a-z-]+)\s*:\s*([^;{}]+)/g)) {
    addFeature(`css.properties.${property}`, 'properties', property);
    for (const word of new Set(value.match(/[a-z-]+/g)))
      addFeature(`css.properties.${property}.${word}`, 'properties', property, word);
    if (property === 'content' && / \/ "/.test(value))
      addFeature('css.properties.content.alt_text', 'properties', 'content', 'alt_text');
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      addFeature(`css.types.${name}`, 'types', name);
      addFeature(`css.types.color.${name}`, 'types', 'color', name);
    }
  }
  return found.filter(({ missing }) => missing.length > 0);
}
