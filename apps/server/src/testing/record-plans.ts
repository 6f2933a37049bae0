import { CompiledQuery } from 'kysely';
import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';

import type { Database } from '../database/database.ts';

export interface RecordingDatabase extends Database {
  /** How the database finds the rows for every statement of `work`. */
  plansOf: (work: () => Promise<unknown>) => Promise<RecordedPlan[]>;
}

export interface RecordedPlan {
  sql: string;
  parameters: readonly unknown[];
  /** The steps of the plan, a line each. */
  steps: string;
}

/** A database that can say how it went about what it was asked. */
export function recordPlans(database: Database): RecordingDatabase {
  const asked: { node: RootOperationNode; queryId: QueryId }[] = [];
  // A part of a statement is transformed as well as the whole of it, but only the whole has a result.
  const transformed = new WeakMap<QueryId, RootOperationNode>();
  let isRecording = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      transformed.set(queryId, node);
      return node;
    },
    async transformResult({ queryId, result }) {
      const node = transformed.get(queryId);
      if (isRecording && node) asked.push({ node, queryId });
      return result;
    },
  };
  const executor = database.handle.withoutPlugins().getExecutor();

  async function explain({ node, queryId }: (typeof asked)[number]): Promise<RecordedPlan> {
    const { sql, parameters } = executor.compileQuery(node, queryId);
    const plan = await database.handle.connection().execute(async (connection) => {
      const run = async (text: string, values: unknown[] = []) =>
        (await connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)))
          .rows;
      const nothing = parameters.map(() => null);
      if (database.engine === 'sqlite') return run(`explain query plan ${sql}`, nothing);
      // The plan that holds for all values, which a connection settles on for what it has prepared.
      await run('set plan_cache_mode = force_generic_plan');
      await run(`prepare proof as ${sql}`);
      const values = nothing.length > 0 ? `(${nothing.map(() => 'null').join(', ')})` : '';
      const rows = await run(`explain (costs off) execute proof${values}`);
      await run('deallocate proof');
      return rows;
    });
    const steps = plan.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
    return { sql, parameters, steps };
  }

  return {
    ...database,
    handle: database.handle.withPlugin(plugin),
    transact: (work) => database.transact((handle) => work(handle.withPlugin(plugin))),
    async plansOf(work) {
      isRecording = true;
      await work();
      isRecording = false;
      const plans: RecordedPlan[] = [];
      for (const each of asked.splice(0)) plans.push(await explain(each));
      return plans;
    },
  };
}
