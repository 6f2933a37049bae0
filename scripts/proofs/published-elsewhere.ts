import { setTimeout as wait } from 'node:timers/promises';

import * as contract from '@uid/contract/staff-contents';
import type { ContentKind } from '@uid/contract/content-kinds';

import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { callSite, hireEditor } from '../../apps/server/src/testing/call-site.ts';
import { startProcess } from '../../bench/start-process.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { openEngine } from './own-database.ts';

/**
 * `npm run proof:published-elsewhere -- [ROUNDS] [sqlite|postgres]` publishes in one process, and measures how
 * long another process, which has just shown the old text, takes to show the new one on page, list, search,
 * feed, sitemap, navigation and redirect (H1).
 */
const rounds = Number(process.argv[2] ?? 20);
const engines = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres'];
const language = 'en';
/** Milliseconds, from the response to the editor on. */
const maxTime = 1_000;
const timeout = 15_000;
await buildIfStale();
let isSlow = false;
for (const engine of engines) await prove(engine);
process.exit(isSlow ? 1 : 0);

async function prove(engine: string): Promise<void> {
  const opened = new AsyncDisposableStack();
  try {
    const location = opened.use(await openEngine(engine, opened));
    const database = opened.use(openDatabase(location));
    await measureRounds({ engine, location, database }, opened);
  } finally {
    await opened.disposeAsync();
  }
}

interface Proving {
  engine: string;
  location: DatabaseLocation;
  database: Database;
}

async function measureRounds(
  { engine, location, database }: Proving,
  opened: AsyncDisposableStack,
): Promise<void> {
  await migrate(database);
  await seed(createContext({ config: readConfig({}), database, now: Date.now, newId }));
  const environment = {
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl ?? '',
    LOG_LEVEL: 'error',
    ATTEMPTS_PER_ADDRESS: '1000000',
  };
  const here = opened.use(await startProcess(builtServer, environment));
  const elsewhere = opened.use(await startProcess(builtServer, environment));
  const { token } = await hireEditor(database, location.dataDir);
  const times: Record<string, number[]> = {};

  async function publish(kind: ContentKind, id: string, part: 'shared' | 'en', change: object) {
    const name = { language, kind, id } as const;
    const call = { token } as const;
    const found = await callSite(here.origin, {
      endpoint: contract.getStaffContent,
      input: name,
      ...call,
    });
    const before =
      found.status === 200 ? found.result.parts.find((each) => each.part === part) : undefined;
    const body = { ...(JSON.parse(before?.published?.body ?? '{}') as object), ...change };
    const revision = before?.revision ?? 0;
    const draft = { ...name, part, revision, body: JSON.stringify(body) };
    await callSite(here.origin, { endpoint: contract.saveContentDraft, input: draft, ...call });
    const parts = [{ part, revision: revision + 1 }];
    const { status, result } = await callSite(here.origin, {
      endpoint: contract.publishContent,
      input: { ...name, parts },
      ...call,
    });
    if (status !== 200) throw new Error(`${kind}: ${status} ${JSON.stringify(result)}`);
  }

  /** Requests all places of the other process until each shows the word, or no longer does if `isShown` is false. */
  async function measure(
    places: Record<string, string>,
    word: string,
    isShown = true,
  ): Promise<void> {
    const began = performance.now();
    await Promise.all(
      Object.entries(places).map(async ([place, path]) => {
        while ((await read(elsewhere.origin + path)).includes(word) !== isShown) {
          if (performance.now() - began > timeout)
            throw new Error(`${place} ${isShown ? 'never says' : 'goes on saying'} ${word}.`);
          await wait(10);
        }
        (times[place] ??= []).push(performance.now() - began);
      }),
    );
  }

  const article = {
    page: '/en/news/detail?id=akma',
    API: '/api/news-article?language=en&id=akma',
    list: '/api/news/near?language=en&id=akma',
    search: '/api/search?language=en&q=rosebud',
    suggestions: '/api/search/suggestions?language=en&q=rosebud',
  };
  for (let round = 0; round < rounds; round += 1) {
    const word = `rosebud${String.fromCodePoint(97 + (round % 26))}${round}`;
    await publish('news', 'akma', 'en', { title: `Title ${word}` });
    await measure(article, word);
    // An article of a day to come is not on the site until then.
    for (const day of ['2099-01-01', '2026-01-05']) {
      await publish('news', 'akma', 'shared', { publishedOn: day, updatedOn: day });
      await measure({ sitemap: '/sitemap.xml' }, 'id=akma<', !day.startsWith('2099'));
    }
    await publish('navigation', 'navigation', 'en', { header: [{ name: word, path: '/mall' }] });
    await measure({ navigation: '/en/cart', 'home page': '/en/home' }, word);
    await publish('company', 'company', 'en', { brand: word });
    await measure({ feed: '/en/rss.xml' }, word);
    const led = { id: word, from: `/${word}`, to: '/news', permanence: 'temporary' };
    await publish('redirect', word, 'shared', led);
    await measure({ redirect: `/en/${word}` }, '-> /en/news');
  }
  console.log(
    `${engine}, two processes, ${rounds} rounds; milliseconds until the other one shows it:`,
  );
  for (const [place, each] of Object.entries(times)) {
    const sorted = each.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const slowest = sorted.at(-1) ?? 0;
    if (slowest > maxTime) isSlow = true;
    console.log(`${place.padEnd(12)} median ${median.toFixed(0)}, slowest ${slowest.toFixed(0)}`);
  }
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
  return `-> ${answer.headers.get('location') ?? ''} ${await answer.text()}`;
}
