import { performance } from 'node:perf_hooks';

import type { Effort, Result } from '../bench.ts';
import { countDatabaseTime, megabytes, processorTime } from '../processor-time.ts';
import { compare } from '../table.ts';
import type { Comparison, Figure, Table } from '../table.ts';
import { quantile, takeTurns } from '../turns.ts';
import { isInstalled } from '../peers/installed.ts';
import { startVendure } from '../peers/vendure.ts';
import { withStack } from '../with-stack.ts';
import { startBareServer } from './bare/bare-server.ts';
import { openClient } from './client.ts';
import { scenarios } from './contestant.ts';
import type { Contestant, Scenario } from './contestant.ts';
import { startOurServer } from './our-server.ts';
import { openPostgres } from './open-postgres.ts';
import type { Postgres } from './open-postgres.ts';

interface Measurement {
  perSecond: number;
  p99: number;
  /** Milliseconds of processor time of one scenario, of the server and of its database. */
  server: number;
  database: number;
}

const figures: Figure<Measurement>[] = [
  {
    title: 'processor ms, all',
    of: ({ server, database }) => server + database,
    digits: 2,
    better: 'less',
  },
  { title: 'each second', of: ({ perSecond }) => perSecond, digits: 0, better: 'more' },
  { title: 'p99 ms', of: ({ p99 }) => p99, digits: 1 },
  { title: 'database ms', of: ({ database }) => database, digits: 2 },
];

/**
 * Seconds of a turn. The warm-up is longer, because in production a server has run for hours and its code is
 * compiled.
 */
const whole = { warmUp: 4, counted: 1 };
const quick = { warmUp: 0.4, counted: 0.4 };

/** Compares what a shop's requests cost with the minimum for the same rows (I5). */
export async function measureCommerce(effort: Effort): Promise<Result> {
  const result = await withStack((stack) => measureOn({ stack, database: 'SQLite' }, effort));
  const postgres = await openPostgres();
  if (!postgres) {
    result.notes.push('PostgreSQL was not found: only SQLite was measured.');
    return result;
  }
  const more = await withStack((stack) => {
    stack.use(postgres);
    return measureOn({ stack, database: 'PostgreSQL', postgres }, effort);
  });
  return { tables: [...result.tables, ...more.tables], notes: [...result.notes, ...more.notes] };
}

interface Place {
  stack: AsyncDisposableStack;
  database: string;
  postgres?: Postgres;
}

async function measureOn(
  { stack, database, postgres }: Place,
  { isQuick }: Effort,
): Promise<Result> {
  const ours = stack.use(await startOurServer(await postgres?.createDatabase('ours')));
  const bare = stack.use(
    await startBareServer(await postgres?.createDatabase('bare'), { isFar: false }),
  );
  const notes: string[] = [];
  const contestants = [...bare.contestants, ...ours.contestants];
  // The far limit saves round trips, which SQLite does not have.
  if (postgres) {
    const far = await startBareServer(await postgres.createDatabase('far'), { isFar: true });
    contestants.unshift(...stack.use(far).contestants);
    if (isInstalled('vendure')) {
      const vendure = await startVendure(await postgres.createDatabase('vendure'));
      contestants.push(...stack.use(vendure).contestants);
    } else notes.push('Vendure was left out: `node bench/peers/install.ts` installs it.');
  }
  const pid = ours.contestants[0]?.pid ?? 0;
  const before = megabytes(pid);
  const tables: Table[] = [];
  for (const connections of isQuick ? [32] : [1, 32]) {
    const comparisons: Comparison<Measurement>[] = [];
    for (const scenario of scenarios) {
      const { warmUp, counted } = isQuick ? quick : whole;
      const samples = await takeTurns(contestants, isQuick ? 3 : 5, (contestant, turn) => {
        const seconds = turn < 0 ? warmUp : counted;
        return measure(contestant, scenario, { connections, turn, seconds });
      });
      comparisons.push({ what: scenario, samples });
    }
    const title = `${database}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`;
    tables.push(compare(title, comparisons, { limit: 'bare', figures }));
  }
  const memory = `${database}: our server took ${before} MB when it was ready, ${megabytes(pid)} MB after the load.`;
  return { tables, notes: [...notes, memory] };
}

async function measure(
  contestant: Contestant,
  scenario: Scenario,
  { connections, turn, seconds }: { connections: number; turn: number; seconds: number },
): Promise<Measurement> {
  const { origin, pid, databaseName } = contestant;
  const client = openClient(origin, connections);
  const step = contestant.steps(client)[scenario];
  const before = processorTime(pid);
  const databaseTime = countDatabaseTime(databaseName);
  const started = performance.now();
  const end = started + seconds * 1000;
  const waits: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, buyer) => {
      let now = performance.now();
      for (let round = 0; now < end; round += 1) {
        const asked = now;
        await step(buyer, (connections * 100 + turn) * 1_200_000 + round);
        now = performance.now();
        waits.push(now - asked);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  await client.close();
  const each = (used: number) => (used / waits.length) * 1000;
  return {
    perSecond: waits.length / elapsed,
    p99: quantile(waits, 0.99),
    server: each(processorTime(pid) - before),
    database: each(databaseTime()),
  };
}
