import {
  type BinaryOperationNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  type QueryId,
  sql,
} from 'kysely';
import type { Dialect } from './schema.ts';

/** Shorter lists stay as they are, since SQLite may choose another index for a subquery. */
const MANY_VALUES = 1_000;

class ListBinder extends OperationNodeTransformer {
  readonly dialect: Dialect;
  constructor(dialect: Dialect) {
    super();
    this.dialect = dialect;
  }
  protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId) {
    const { operator, rightOperand } = node;
    const values = PrimitiveValueListNode.is(rightOperand) ? rightOperand.values : undefined;
    if (!values || (values.length > 0 && values.length < MANY_VALUES))
      return super.transformBinaryOperation(node, queryId);
    if (this.dialect === 'sqlite') {
      const list = sql`(select value from json_each(${JSON.stringify(values)}))`;
      return { ...node, rightOperand: list.toOperationNode() };
    }
    const isIn = OperatorNode.is(operator) && operator.operator === 'in';
    const list = isIn ? sql`any(${values})` : sql`all(${values})`;
    return {
      ...node,
      operator: OperatorNode.create(isIn ? '=' : '<>'),
      rightOperand: list.toOperationNode(),
    };
  }
}

/**
 * Binds a long list of `in` or `not in` as one value: databases limit the number of values, and a person may have sent
 * more forms. The list may also be empty: `in` is then false, `not in` true.
 */
export function bindLists(dialect: Dialect): KyselyPlugin {
  const binder = new ListBinder(dialect);
  return {
    transformQuery: ({ node, queryId }) => binder.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}
