import { OperationNodeTransformer, ValueNode } from 'kysely';
import type { KyselyPlugin } from 'kysely';

/**
 * Writes what never changes into a statement's text instead of handing it over each time.
 * Only then can a database use an index of a part of the rows (`where state = 'open'`) in a plan it keeps:
 * SQLite plans a statement anew whenever such a value is handed over, which costs many times the statement.
 */
class ConstantWriter extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return isConstant(node.value) ? ValueNode.createImmediate(node.value) : node;
  }
}

/** What stands for a value that is filled in later is an object. */
function isConstant(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

const writer = new ConstantWriter();

export const constantsInText: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => writer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};
