import { type ESTree, parseSync } from 'vite';

/** The start of a field, or of its parent if the field is missing. `depth` is the number of keys that were found. */
type Match = { depth: number; start: number };

/** Line of a field such as `steps.2.title` in a content file. If the field is missing, line of its parent. */
export function lineOfField(file: string, source: string, field: string): number | undefined {
  const isJson = file.endsWith('.json');
  // JSON is parsed inside brackets, so every position is one too high.
  const { program } = isJson ? parseSync('data.ts', `(${source}\n)`) : parseSync(file, source);
  const keys = field.split('.');
  let bestMatch: Match = { depth: 0, start: 0 };
  for (const { name, value } of topLevelValues(program)) {
    const match = followKeys(value, name === keys[0] ? keys.slice(1) : keys);
    if (match.depth > bestMatch.depth) bestMatch = match;
  }
  return bestMatch.depth > 0
    ? source.slice(0, bestMatch.start - (isJson ? 1 : 0)).split('\n').length
    : undefined;
}

function topLevelValues({ body }: ESTree.Program): { name?: string; value: ESTree.Expression }[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement') return { value: statement.expression };
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      init ? { ...(id.type === 'Identifier' && { name: id.name }), value: init } : [],
    );
  });
}

function followKeys(
  value: ESTree.Expression,
  keys: readonly string[],
  depth = 0,
  start = value.start,
): Match {
  const [key, ...rest] = keys;
  if (key === undefined) return { depth, start };
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return followKeys(value.expression, keys, depth, start);
    case 'CallExpression': {
      const [firstArgument] = value.arguments;
      return firstArgument && firstArgument.type !== 'SpreadElement'
        ? followKeys(firstArgument, keys, depth, start)
        : { depth, start };
    }
    case 'ArrayExpression': {
      const item = value.elements[Number(key)];
      return item && item.type !== 'SpreadElement' ? followKeys(item, rest, depth + 1) : { depth, start };
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
        if (name === key) return followKeys(property.value, rest, depth + 1, property.start);
      }
  }
  return { depth, start };
}
