import { SelectQueryNode } from 'kysely';
import type { KyselyPlugin, OperationNode } from 'kysely';

import type { Database } from '../../database/database.ts';

export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

export interface FaultyDatabase extends Database {
  /** Lets the statement of this number fail, before or after it ran; undefined: none. */
  fault: { statement: number; when: 'before' | 'after' } | undefined;
  /** Statements since `fault` was last set: those of transactions, and writes outside of any. */
  statements: number;
}

/** A database that fails where a test says so. */
export function createFaultyDatabase(database: Database): FaultyDatabase {
  let fault: FaultyDatabase['fault'];
  let statements = 0;
  const failIf = (when: 'before' | 'after', statement: number | undefined) => {
    if (fault?.when === when && fault.statement === statement) throw new InjectedFault();
  };
  const countedIf = (isCounted: (node: OperationNode) => boolean): KyselyPlugin => {
    /** Which statement it is: several may be under way at once. */
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
