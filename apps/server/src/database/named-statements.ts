import type pg from 'pg';

/** Each connection keeps its own plans: lists of every length would be a new one each. */
const maxNames = 300;

const names = new Map<string, string>();
let generation = 0;

/** The same text has the same name, so that a connection parses and plans it once. Undefined: run it as it is. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `q${generation}-${names.size}`;
  names.set(text, name);
  return name;
}

const changedResult = '0A000';

/** Another process has migrated meanwhile: what a connection prepared before yields other columns now. */
export function isOutdatedPlan(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === changedResult;
}

type Query = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

/** Lets a connection prepare what has parameters; `begin` and its like stay as they are. */
export function nameStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as unknown as Query &
    ((config: pg.QueryConfig) => Promise<pg.QueryResult>);

  async function runNamed(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = nameOf(text);
    if (name === undefined) return query(text, values);
    try {
      return await query({ name, text, values });
    } catch (cause) {
      if (!isOutdatedPlan(cause)) throw cause;
      generation += 1;
      names.clear();
      // A transaction is lost with its statement and is run again as a whole.
      return query(text, values).catch(() => Promise.reject(cause));
    }
  }

  const named: Query = (text, values) =>
    values?.length > 0 ? runNamed(text, values) : query(text, values);
  Object.assign(client, { query: named });
}
