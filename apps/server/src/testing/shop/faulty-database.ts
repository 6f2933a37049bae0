import { SelectQueryNode } from 'kysely';
import type { KyselyPlugin, OperationNode } from 'kysely';

import type { Database } from '../../database/database.ts';

export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

export interface FaultyDatabase extends Database {
  /** Makes the statement with this number fail, before or after it runs; undefined: none fails. */
  fault: { statement: number; when: 'before' | 'after' } | undefined;
  /** Number of statements since `fault` was last set: those of transactions, and writes outside of any. */
  statements: number;
}

/** A database that fails at the statement that a test chooses. */
export function createFaultyDatabase(database: Database): FaultyDatabase {
  let fault: FaultyDatabase['fault'];
  let statements = 0;
  const failIf = (when: 'before' | 'after', statement: number | undefined) => {
    if (fault?.when === when && fault.statement === statement) throw new InjectedFault();
  };
  const countedIf = (isCounted: (node: OperationNode) => boolean): KyselyPlugin => {
    /** The number of each statement, because several may run at the same time. */
    const numbers = new WeakMap<object, number>();
    return {
      transformQuery({ node, queryId }) {
        if (!isCounted(node)) return node;
        statements += 1;
        numbers.set(queryId, statements);
        failIf('before', statements);
        return node;
      },
      async transformResult({ result, queryId }) {
        failIf('after', numbers.get(queryId));
        return result;
      },
    };
  };
  const inTransactions = countedIf(() => true);
  const outside = countedIf((node) => !SelectQueryNode.is(node));
  return {
    ...database,
    handle: database.handle.withPlugin(outside),
    transact: (work) => database.transact((handle) => work(handle.withPlugin(inTransactions))),
    get fault() {
      return fault;
    },
    set fault(value) {
      fault = value;
      statements = 0;
    },
    get statements() {
      return statements;
    },
  };
}
