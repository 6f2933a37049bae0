import { AsyncLocalStorage } from 'node:async_hooks';

import type { KyselyPlugin } from 'kysely';

import type { Database } from '../../../database/database.ts';

export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

export interface FaultyDatabase extends Database {
  /** Lets the transaction's statement of this number fail, before or after it ran; undefined: none. */
  fault: { statement: number; when: 'before' | 'after' } | undefined;
  /** Statements of the transactions since `fault` was last set. */
  statements: number;
  /** What another process does after the transaction's statement of this number. */
  meanwhile: { statement: number; act: () => Promise<unknown> } | undefined;
}

/** A database whose transactions fail where a test says so. */
export function createFaultyDatabase(database: Database): FaultyDatabase {
  let fault: FaultyDatabase['fault'];
  let statements = 0;
  let meanwhile: FaultyDatabase['meanwhile'];
  const outside = AsyncLocalStorage.snapshot();
  const isFaulty = (when: 'before' | 'after') =>
    fault?.when === when && fault.statement === statements;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      if (isFaulty('before')) throw new InjectedFault();
      return node;
    },
    async transformResult({ result }) {
      if (isFaulty('after')) throw new InjectedFault();
      if (meanwhile?.statement === statements) await outside(meanwhile.act);
      return result;
    },
  };
  return {
    ...database,
    transact: (work) => database.transact((handle) => work(handle.withPlugin(plugin))),
    get fault() {
      return fault;
    },
    set fault(value) {
      fault = value;
      statements = 0;
    },
    get meanwhile() {
      return meanwhile;
    },
    set meanwhile(value) {
      meanwhile = value;
      statements = 0;
    },
    get statements() {
      return statements;
    },
  };
}
