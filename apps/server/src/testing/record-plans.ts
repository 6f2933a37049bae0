import { CompiledQuery } from 'kysely';
import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import pg from 'pg';

import type { Database, Handle } from '../database/database.ts';

export interface RecordingDatabase extends Database {
  /** The query plans of every statement of `work`. */
  plansOf: (work: () => Promise<unknown>) => Promise<RecordedPlan[]>;
  /**
   * How many pages of its tables and indexes PostgreSQL reads for a statement that only reads; undefined for SQLite.
   */
  countPages: (plan: RecordedPlan) => Promise<number | undefined>;
}

export interface RecordedPlan {
  sql: string;
  parameters: readonly unknown[];
  /** The steps of the plan, one per line. */
  steps: string;
}

interface Looked {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** A database that records how it ran its statements. */
export function recordPlans(database: Database): RecordingDatabase {
  const asked: { node: RootOperationNode; queryId: QueryId }[] = [];
  // Kysely transforms parts of a statement as well as the whole, but only the whole has a result.
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
    const nothing = parameters.map(() => null);
    const rows = await database.handle.connection().execute((connection) => {
      const run = runOn(connection);
      return database.engine === 'sqlite'
        ? run(`explain query plan ${sql}`, nothing)
        : explainPrepared(run, { sql, values: nothing.map(String), options: 'costs off' });
    });
    const steps = rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
    return { sql, parameters, steps };
  }

  async function countPages({ sql, parameters }: RecordedPlan): Promise<number | undefined> {
    if (database.engine === 'sqlite') return undefined;
    const values = parameters.map((value) =>
      typeof value === 'string' ? pg.escapeLiteral(value) : String(value),
    );
    const options = 'analyze, buffers, format json';
    const rows = await database.handle
      .connection()
      .execute((connection) => explainPrepared(runOn(connection), { sql, values, options }));
    const [{ 'QUERY PLAN': explained }] = rows as [{ 'QUERY PLAN': [{ Plan: Looked }] }];
    const { Plan: plan } = explained[0];
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }

  return {
    ...database,
    handle: database.handle.withPlugin(plugin),
    transact: (work) => database.transact((handle) => work(handle.withPlugin(plugin))),
    countPages,
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

type Run = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

function runOn(connection: Handle): Run {
  return async (text, values = []) =>
    (await connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))).rows;
}

/** Explains the generic plan for all values, which PostgreSQL finally uses for prepared statements. */
async function explainPrepared(
  run: Run,
  { sql, values, options }: { sql: string; values: readonly string[]; options: string },
) {
  await run('set plan_cache_mode = force_generic_plan');
  await run(`prepare proof as ${sql}`);
  const given = values.length > 0 ? `(${values.join(', ')})` : '';
  const rows = await run(`explain (${options}) execute proof${given}`);
  await run('deallocate proof');
  return rows;
}
