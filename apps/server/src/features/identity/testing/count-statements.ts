import type { KyselyPlugin } from 'kysely';

import type { Database } from '../../../database/database.ts';

/** Returns a database that records which statements run, by kind and table. */
export function countStatements(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(`${node.kind} ${tablesIn(node).join(' ')}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    statements,
    database: {
      ...database,
      handle: database.handle.withPlugin(plugin),
      transact: (work) => database.transact((handle) => work(handle.withPlugin(plugin))),
    },
  };
}

function tablesIn(node: object): string[] {
  return [
    ...JSON.stringify(node).matchAll(/"table":\{[^}]*?"identifier":\{[^}]*?"name":"(\w+)"/g),
  ].map(([, name]) => name ?? '');
}
