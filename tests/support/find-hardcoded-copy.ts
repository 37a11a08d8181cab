/** Finds copy for visitors in code. All copy must be in content/, where operators look for it. */
import { readFile } from 'node:fs/promises';
import { parseAst } from 'vite';

type Node = { type: string; start: number; [key: string]: unknown };

/** Attributes whose text is shown or read by screen readers. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'loadingText',
  'placeholder',
  'title',
]);
const WORD = /\p{L}{2}/u;
/** Quotation marks differ between languages. */
const QUOTE = /[“”„«»]/u;
/** A sentence in plain code: a capitalized word followed by another word. */
const SENTENCE = /^\p{Lu}\p{Ll}+ \p{Ll}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
};

/** Strings that an expression may evaluate to. Ignores function calls. */
function possibleStrings(node: Node): Node[] {
  if (textOf(node) !== undefined) return [node];
  if (/^(Conditional|Logical)Expression$|^JSXExpressionContainer$/.test(node.type))
    return childrenOf(node).flatMap(possibleStrings);
  return [];
}

/** True for errors and console output. */
function isForEngineers({ type, callee }: Node): boolean {
  if (!isNode(callee)) return false;
  if (type === 'NewExpression') return String(callee.name).endsWith('Error');
  return type === 'CallExpression' && isNode(callee.object) && callee.object.name === 'console';
}

function findTextNodes(node: Node): Node[] {
  if (node.type === 'JSXText')
    return [WORD, QUOTE].some((pattern) => pattern.test(String(node.value))) ? [node] : [];
  if (isForEngineers(node)) return [];
  const text = textOf(node);
  const nodes: Node[] = [];
  if (text !== undefined && (SENTENCE.test(text) || QUOTE.test(text))) nodes.push(node);
  if (
    node.type === 'JSXAttribute' &&
    TEXT_ATTRIBUTES.has(String((node.name as Node).name)) &&
    isNode(node.value)
  )
    nodes.push(...possibleStrings(node.value).filter((textNode) => WORD.test(textOf(textNode) ?? '')));
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    nodes.push(
      ...(node.children as Node[])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(possibleStrings)
        .filter((part) => WORD.test(textOf(part) ?? '')),
    );
  return [...nodes, ...childrenOf(node).flatMap(findTextNodes)];
}

export function findHardcodedCopy(file: string, code: string): string[] {
  const tree = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const lines = [...new Set(findTextNodes(tree))].map((node) => {
    const line = code.slice(0, node.start).split('\n').length;
    return `${file}:${line} ${(textOf(node) ?? String(node.value)).trim().replaceAll(/\s+/g, ' ')}`;
  });
  return [...new Set(lines)];
}

export const findHardcodedCopyInFile = async (file: string) =>
  findHardcodedCopy(file, await readFile(file, 'utf8'));
