import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { accessTokenHeader } from '@uid/contract/constants';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';

import { readConfig } from '../../apps/server/src/read-config.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { startSite } from '../start-site.ts';
import { prepareBuyers } from './prepare-buyers.ts';
import { buildIfStale } from '../build-if-stale.ts';

/**
 * `npm run proof:disk-full`, as root, fills the disk of the database and the log while visitors buy. Writes are
 * refused with a sentence, reads are served, and everything works again without a restart once there is room.
 * Log lines that are lost meanwhile are counted.
 */
await buildIfStale();
const disk = mkdtempSync(join(tmpdir(), 'uid-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk]);
if (mounted.status !== 0) {
  rmSync(disk, { recursive: true });
  console.error('A small disk of its own is mounted for this proof: run it as root.');
  process.exit(1);
}
const readings = [
  '/home',
  '/en/product/sdp',
  '/mall',
  '/api/items?language=zh',
  '/mall?q=key',
  '/readyz',
  '/api/cart?language=zh',
  '/api/orders?language=zh',
];
const faults: string[] = [];
const counts = { refused: 0, saved: 0, read: 0 };
let site: Awaited<ReturnType<typeof startSite>> | undefined;
try {
  const [token = ''] = await prepareData();
  const log = join(disk, 'log');
  site = await startSite(disk, { LOG_LEVEL: 'info' }, log);
  await write('zh', 200);
  await read(token);
  fillDisk(join(disk, 'filler'));
  let room = 0;
  while (room < 2_000 && (await write('zh')) === 200) room += 1;
  // A write may still succeed whenever a page of the write-ahead log becomes free.
  for (let turn = 0; turn < 50; turn += 1) await write(turn % 2 ? 'zh' : 'en');
  // Enough requests that their log lines exceed the buffer in memory.
  for (let turn = 0; turn < 1_200; turn += 1) await read(token);
  rmSync(join(disk, 'filler'));
  for (let turn = 0; turn < 20; turn += 1) await write('en', 200);
  await read(token);
  await site.stop();
  // The lines before the first request are plain text.
  const lines = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const lost = lines.map((line) => JSON.parse(line) as { msg: string; lines: number });
  const lostLines = lost.find(({ msg }) => msg === 'log lines were lost')?.lines ?? 0;
  if (lostLines === 0) faults.push('no line of the log was lost, or none says so');
  expectSame('carts kept', await countCarts(), counts.saved);
  console.log(
    `Disk full: ${counts.read} reads served, ${counts.saved} writes saved (${room} of them in what room was left), ` +
      `${counts.refused} refused; of the log ${lines.length} lines written, ${lostLines} lost; ${faults.length} faults`,
  );
} finally {
  await site?.stop();
  spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
}
for (const fault of new Set(faults)) console.error(fault);
process.exit(faults.length === 0 && counts.refused > 25 ? 0 : 1);

async function prepareData(): Promise<string[]> {
  const database = openDatabase({ databaseUrl: undefined, dataDir: disk });
  const context = { config: readConfig({}), database, now: Date.now, newId };
  try {
    await migrate(database);
    await seed(context);
    return await prepareBuyers(context, 1);
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

/** Counts the carts. Every acknowledged write made one, and no refused write did. */
async function countCarts(): Promise<number> {
  const database = openDatabase({ databaseUrl: undefined, dataDir: disk });
  try {
    const lines = await database.handle.selectFrom('cartLines').select('owner').execute();
    return new Set(lines.map(({ owner }) => owner)).size;
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1_048_576, 4_096, 512])
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch {
        // There is no room for pieces of this size any more.
      }
  } finally {
    closeSync(file);
  }
}

/** Adds to the cart as a new guest, which writes a new row every time. */
async function write(language: string, expected?: number): Promise<number> {
  const answer = await fetch(`${site?.origin}/api/cart/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language, sku: 'SIM-3FF-10', quantity: 1 }),
  });
  const { message, result } = (await answer.json()) as Envelope<ErrorResult>;
  if (answer.status === 200) counts.saved += 1;
  else counts.refused += 1;
  const isRefused = answer.status === 503 && result.error === 'NOT_SAVED';
  if (answer.status !== 200 && !isRefused) faults.push(`a write: ${answer.status} ${message}`);
  if (expected !== undefined) expectSame('a write', answer.status, expected);
  return answer.status;
}

/** Reads public pages, an endpoint that needs the database, and one that needs a session. */
async function read(token: string): Promise<void> {
  for (const path of readings) {
    const { status } = await fetch(`${site?.origin}${path}`, {
      headers: { [accessTokenHeader]: token },
    });
    expectSame(path, status, 200);
    counts.read += 1;
  }
}

function expectSame(what: string, value: number, expected: number): void {
  if (value !== expected) faults.push(`${what}: ${value} instead of ${expected}`);
}
