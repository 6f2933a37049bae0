import { setTimeout as wait } from 'node:timers/promises';

import { startProcess } from '../../bench/start-process.ts';
import type { RunningServer } from '../../bench/start-process.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { checkChain } from '../../apps/server/src/features/audit/check-chain.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { hireEditor } from '../../apps/server/src/testing/call-site.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { openEngine } from './own-database.ts';
import { beginArticle, publishWithoutEnd } from './publishing/article.ts';
import type { Article, Writing } from './publishing/article.ts';
import { inspectArticle } from './publishing/inspect-article.ts';

/**
 * `npm run proof:publishing -- [KILLS] [sqlite|postgres]` kills the server at random times while four editors
 * publish, restore, withdraw, bring back and plan. After each restart page, list, feed, search, history and
 * audit log show the old or the new state, never a mix, and nothing acknowledged is missing (H4).
 */
const kills = Number(process.argv[2] ?? 100);
const engines = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres'];
const editors = ['quokka', 'wombat', 'numbat', 'dugong'];
await buildIfStale();
let faultCount = 0;
for (const engine of engines) faultCount += (await prove(engine)).length;
process.exit(faultCount === 0 ? 0 : 1);

async function prove(engine: string): Promise<string[]> {
  const opened = new AsyncDisposableStack();
  try {
    const location = opened.use(await openEngine(engine, opened));
    return await killAndInspect({ engine, location, database: opened.use(openDatabase(location)) });
  } finally {
    await opened.disposeAsync();
  }
}

interface Proving {
  engine: string;
  location: DatabaseLocation;
  database: Database;
}

async function killAndInspect({ engine, location, database }: Proving): Promise<string[]> {
  const faults: string[] = [];
  const counts = { acknowledged: 0, cutOff: 0, plans: 0 };
  await migrate(database);
  await seed(createContext({ config: readConfig({}), database, now: Date.now, newId }));
  const start = () =>
    startProcess(builtServer, {
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl ?? '',
      LOG_LEVEL: 'error',
      ATTEMPTS_PER_ADDRESS: '1000000',
    });
  let server = await start();
  let running = Promise.resolve(server);
  let isOver = false;
  const writing: Writing = {
    origin: async () => (await running).origin,
    calls: new Set(),
    counts,
    async hasten(id) {
      const at = Math.round(Date.now() + Math.random() * 300);
      await database.handle
        .updateTable('contentSchedules')
        .set({ at })
        .where('id', '=', id)
        .execute();
    },
    wait: () => wait(50),
    isOver: () => isOver,
  };
  const publishedOn = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const articles: Article[] = [];
  for (const id of editors) {
    const { token } = await hireEditor(database, location.dataDir);
    articles.push(await beginArticle(writing, { id, token, publishedOn }));
  }
  const work = articles.map((article) =>
    publishWithoutEnd(writing, article).catch((cause: unknown) => void faults.push(String(cause))),
  );
  let undecided = 0;
  for (let kill = 0; kill < kills && faults.length === 0; kill += 1) {
    await wait(Math.random() * 600);
    // The editors wait until the state has been inspected.
    const { promise, resolve } = Promise.withResolvers<RunningServer>();
    running = promise;
    process.kill(server.pid, 'SIGKILL');
    await server[Symbol.asyncDispose]();
    await Promise.allSettled(writing.calls);
    undecided += articles.filter(({ pending }) => pending).length;
    server = await start();
    for (const article of articles)
      faults.push(...(await inspectArticle({ origin: server.origin, database }, article)));
    resolve(server);
  }
  isOver = true;
  await Promise.all(work);
  for (const article of articles)
    faults.push(...(await inspectArticle({ origin: server.origin, database }, article)));
  await server[Symbol.asyncDispose]();
  const chain = await checkChain(database.handle, { heads: [] });
  if (chain.fault) faults.push(`The audit log is not whole: ${JSON.stringify(chain.fault)}`);
  console.log(
    `${engine}: ${kills} kills; ${counts.acknowledged} acts and ${counts.plans} plans acknowledged, ` +
      `${counts.cutOff} requests cut off, ${undecided} times an act was under way; ` +
      `audit log of ${chain.seq} entries; ${faults.length} faults`,
  );
  for (const fault of faults) console.error(fault);
  return faults;
}
