import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { createContext } from '../../apps/server/src/create-context.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { openMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { findFreePort } from '../../apps/server/src/testing/find-free-port.ts';
import { ownKey } from '../../apps/server/src/testing/sign-request.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { startPostgres } from '../start-postgres.ts';
import { startSite } from '../start-site.ts';
import type { StartedSite } from '../start-site.ts';
import { askBalancer } from './ask-balancer.ts';
import { buyWithoutEnd } from './buy-without-end.ts';
import type { Shopping } from './buy-without-end.ts';
import { findFaults } from './find-faults.ts';
import { prepareBuyers, setStock } from './prepare-buyers.ts';

/**
 * `npm run proof:balancer -- [RESTARTS]` puts HAProxy with `deploy/haproxy.cfg` before two servers on
 * PostgreSQL. It checks what the balancer caches and passes on. Then visitors read and buy while one server
 * after the other is replaced, and none of their requests may fail. Needs HAProxy and PostgreSQL.
 */
const restarts = Number(process.argv[2] ?? 4);
const [buyers, readers] = [4, 4];
const sku = 'SIM-3FF-10';
const pages = ['/home', '/en/news', '/en/product/sdp', '/mall?q=key'];

await buildIfStale();
const postgres = await startPostgres();
if (!postgres || spawnSync('haproxy', ['-v']).status !== 0) {
  console.error('HAProxy and PostgreSQL have to be installed: apt-get install haproxy postgresql');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'uid-balancer-'));
const [front, figures, ...ports] = await Promise.all(Array.from({ length: 4 }, findFreePort));
const origin = `http://127.0.0.1:${front}`;
const secretKeys = randomBytes(32).toString('base64');
const faults: string[] = [];
const sites: StartedSite[] = [];
const logs: { place: number; file: string }[] = [];
let balancer: ChildProcess | undefined;
try {
  for (const place of ports.keys()) sites[place] = await start(place);
  balancer = await startBalancer();
  faults.push(
    ...(await askBalancer(origin, () => ports.map((_, place) => readLog(place)).join(''))),
  );
  console.log(`What is kept, hidden and let through: ${faults.length} faults`);
  await replaceWhilePeopleBuy();
  await loseOne();
} finally {
  balancer?.kill('SIGKILL');
  await Promise.all(sites.map((site) => site.stop()));
  await postgres[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

async function replaceWhilePeopleBuy(): Promise<void> {
  const database = openDatabase({ dataDir: folder, databaseUrl: postgres?.url });
  const context = createContext({ config: readConfig({}), database, now: Date.now, newId });
  await setStock(context, sku, 1_000_000_000);
  let isOver = false;
  const shopping: Shopping = {
    origin: async () => origin,
    isOver: () => isOver,
    sku,
    merchant: await openMerchant(context),
    orders: new Set(),
    payments: new Set(),
    unanswered: 0,
  };
  const read = { answered: 0 };
  const crowd = [
    ...(await prepareBuyers(context, buyers, ownKey)).map((token) =>
      buyWithoutEnd(shopping, token),
    ),
    ...Array.from({ length: readers }, () => readWithoutEnd(shopping, read)),
  ].map((each) => each.catch((cause: unknown) => faults.push(String(cause))));
  for (let turn = 0; turn < restarts; turn += 1) {
    const place = turn % sites.length;
    await sites[place]?.stop();
    sites[place] = await start(place);
    // The next server is replaced only once the balancer uses this one again, as in a rolling update.
    await wait(3_000);
  }
  isOver = true;
  await Promise.all(crowd);
  if (shopping.unanswered > 0)
    faults.push(`${shopping.unanswered} requests of buyers had no answer`);
  faults.push(...(await findFaults(context)));
  const shares = ports.map((_, place) => readLog(place).split('"path":"/api/orders"').length - 1);
  if (shares.some((share) => share === 0)) faults.push('one server took no order');
  await database[Symbol.asyncDispose]();
  console.log(
    `${restarts} servers replaced: ${read.answered} pages read and ${shopping.payments.size} purchases paid, ` +
      `${shopping.unanswered} requests without an answer; orders were taken by ${shares.join(' and ')}; ${faults.length} faults`,
  );
}

async function readWithoutEnd({ isOver }: Shopping, read: { answered: number }): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const path = pages[turn % pages.length] ?? '/home';
    const { status } = await fetch(origin + path).then(async (answer) => {
      await answer.arrayBuffer();
      return answer;
    });
    if (status !== 200) faults.push(`${path}: ${status}`);
    read.answered += 1;
  }
}

/** Kills one server. After two failed health checks the balancer sends it no requests. */
async function loseOne(): Promise<void> {
  await sites[0]?.kill();
  await wait(3_000);
  const failed = await Promise.all(
    Array.from({ length: 200 }, async () => (await fetch(`${origin}/api/cart?language=en`)).ok),
  );
  const lost = failed.filter((isOk) => !isOk).length;
  if (lost > 0) faults.push(`${lost} of 200 requests were sent to a server that is gone`);
  console.log(`One server killed: ${200 - lost} of 200 requests answered three seconds later`);
}

function start(place: number): Promise<StartedSite> {
  return startSite(
    join(folder, `data-${place}`),
    {
      PORT: `${ports[place]}`,
      DATABASE_URL: postgres?.url ?? '',
      SECRET_KEYS: secretKeys,
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      PAYMENT_METHODS: 'sandbox',
      CARRIERS: 'sandbox',
      DRAIN_SECONDS: '5',
      LOG_LEVEL: 'info',
      ATTEMPTS_PER_ADDRESS: '1000000',
    },
    newLog(place),
  );
}

/** Opens a log file for one start, because its first line says that the server is ready. */
function newLog(place: number): string {
  const file = join(folder, `server-${place}-${logs.length}.log`);
  logs.push({ place, file });
  return file;
}

function readLog(place: number): string {
  const own = logs.filter((each) => each.place === place);
  return own.map(({ file }) => readFileSync(file, 'utf8')).join('');
}

async function startBalancer(): Promise<ChildProcess> {
  const file = join(import.meta.dirname, '../../deploy/haproxy.cfg');
  const child = spawn('haproxy', ['-db', '-f', file], {
    env: {
      ...process.env,
      HTTP_PORT: `${front}`,
      FIGURES: `127.0.0.1:${figures}`,
      SERVER_ONE: `127.0.0.1:${ports[0]}`,
      SERVER_TWO: `127.0.0.1:${ports[1]}`,
    },
    stdio: ['ignore', openSync(join(folder, 'balancer.log'), 'a'), 'ignore'],
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await wait(100);
  }
  throw new Error('HAProxy did not find a server within ten seconds.');
}
