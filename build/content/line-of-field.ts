import { type ESTree, parseSync } from 'vite';

type Found = { depth: number; start: number };

/** Line of a field such as `steps.2.title` in a content file, or of its nearest parent. */
export function lineOfField(file: string, source: string, field: string): number | undefined {
  const isJson = file.endsWith('.json');
  const { program } = parseSync(isJson ? 'data.ts' : file, isJson ? `(${source}\n)` : source);
  const keys = field.split('.');
  let best: Found = { depth: 0, start: 0 };
  for (const { name, value } of valuesIn(program)) {
    const found = follow(value, name === keys[0] ? keys.slice(1) : keys);
    if (found.depth > best.depth) best = found;
  }
  // The bracket before JSON shifts every position by one.
  return best.depth > 0 ? source.slice(0, best.start - (isJson ? 1 : 0)).split('\n').length : undefined;
}

function valuesIn({ body }: ESTree.Program): { name?: string; value: ESTree.Expression }[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement') return { value: statement.expression };
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      init ? { ...(id.type === 'Identifier' && { name: id.name }), value: init } : [],
    );
  });
}

function follow(value: ESTree.Expression, keys: readonly string[], depth = 0, start = value.start): Found {
  const [key, ...rest] = keys;
  if (key === undefined) return { depth, start };
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return follow(value.expression, keys, depth, start);
    case 'CallExpression': {
      const [first] = value.arguments;
      return first && first.type !== 'SpreadElement' ? follow(first, keys, depth, start) : { depth, start };
    }
    case 'ArrayExpression': {
      const item = value.elements[Number(key)];
      return item && item.type !== 'SpreadElement' ? follow(item, rest, depth + 1) : { depth, start };
    }
    case 'ObjectExpression':
      for (const property of value.properties) {
        if (property.type !== 'Property') continue;
        const name =
          property.key.type === 'Identifier'
            ? property.key.name
            : property.key.type === 'Literal'
              ? String(property.key.value)
              : '';
        if (name === key) return follow(property.value, rest, depth + 1, property.start);
      }
  }
  return { depth, start };
}
