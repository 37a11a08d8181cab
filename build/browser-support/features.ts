/** Finds features of scripts and style sheets that the oldest supported browsers lack. The data is from MDN. */

import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { OLDEST_BROWSERS } from './exceptions.ts';

const data = bcd as unknown as CompatData;

const parseVersion = (version: string | boolean | null | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.POSITIVE_INFINITY;

/** The oldest supported browsers that lack a feature, or have it only behind a flag. */
function browsersWithout({ support }: CompatStatement): string[] {
  return Object.entries(OLDEST_BROWSERS).flatMap(([browser, oldest]) => {
    const statements = [support[browser as 'chrome'] ?? []].flat();
    const versions = statements
      .filter(({ flags, version_removed }) => !flags && !version_removed)
      .map(({ version_added }) =>
        version_added === 'preview' ? Number.POSITIVE_INFINITY : parseVersion(version_added),
      );
    return Math.min(Number.POSITIVE_INFINITY, ...versions) > oldest ? [`${browser} ${oldest}`] : [];
  });
}

type Feature = { name: string; missingIn: string[] };
const compatNodeAt = (tree: Identifier | undefined, ...path: string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>((node, key) => node?.[key] as Identifier | undefined, tree);
const featureAt = (tree: Identifier | undefined, name: string): Feature[] =>
  tree?.__compat ? [{ name, missingIn: browsersWithout(tree.__compat) }] : [];

const { builtins } = data.javascript;
const api = data.api as unknown as Identifier;
const compatRoots: [string, Identifier | undefined][] = [
  ['javascript.builtins', builtins],
  ['api', api],
];

/** Interface of each global that is not a constructor. */
const INTERFACES_OF_GLOBALS: Record<string, string> = {
  document: 'Document',
  window: 'Window',
  navigator: 'Navigator',
  history: 'History',
  performance: 'Performance',
};
const DOM_INTERFACES = [
  'CanvasRenderingContext2D',
  'Document',
  'Element',
  'Event',
  'EventTarget',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLMediaElement',
  'Node',
  'Range',
  'Window',
];

/** Methods by name. A call is reported only if the oldest browsers lack every method with that name. */
const methodsByName = new Map<string, Feature[]>();
for (const [root, tree] of compatRoots)
  for (const [owner, members] of Object.entries(tree ?? {})) {
    if (root === 'api' && !DOM_INTERFACES.includes(owner)) continue;
    for (const member of Object.keys(members as Identifier)) {
      if (member.startsWith('__') || member.endsWith('_static') || member.endsWith('_event')) continue;
      const features = featureAt(compatNodeAt(members as Identifier, member), `${root}.${owner}.${member}`);
      methodsByName.set(member, [...(methodsByName.get(member) ?? []), ...features]);
    }
  }

type AstNode = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value;

function* walkNodes(node: AstNode): Generator<AstNode> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walkNodes(child);
}

export function findUnsupportedInScript(source: string): Feature[] {
  const features: Feature[] = [];
  for (const node of walkNodes(parseAst(source) as unknown as AstNode)) {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
    const callee = node.callee as AstNode;
    if (callee.type === 'Identifier') {
      const name = String(callee.name);
      for (const path of [['Window', name], [name]])
        features.push(...featureAt(compatNodeAt(api, ...path), ['api', ...path].join('.')));
    }
    if (callee.type !== 'MemberExpression' || callee.computed) continue;
    const member = String((callee.property as AstNode).name);
    const object = callee.object as AstNode;
    const name = object.type === 'Identifier' ? String(object.name) : '';
    const owner = INTERFACES_OF_GLOBALS[name] ?? name;
    const ownFeatures = compatRoots.flatMap(([root, tree]) =>
      [`${member}_static`, member].flatMap((key) =>
        featureAt(compatNodeAt(tree, owner, key), `${root}.${owner}.${key}`),
      ),
    );
    const candidates = ownFeatures.length > 0 ? ownFeatures : (methodsByName.get(member) ?? []);
    if (candidates.length > 0 && candidates.every(({ missingIn }) => missingIn.length > 0))
      features.push(...candidates.slice(0, 1));
  }
  return features.filter(({ missingIn }) => missingIn.length > 0);
}

export function findUnsupportedInStyle(source: string): Feature[] {
  const css = data.css as unknown as Record<string, Identifier>;
  const features: Feature[] = [];
  const addFeature = (name: string, ...path: string[]) =>
    // A prefixed rule is only for the engine with that prefix.
    path.at(-1)?.startsWith('-') ||
    features.push(...featureAt(compatNodeAt(css as unknown as Identifier, ...path), name));
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
  return features.filter(({ missingIn }) => missingIn.length > 0);
}
