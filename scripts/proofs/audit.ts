import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { Database, Handle } from '../../apps/server/src/database/database.ts';
import { checkChain } from '../../apps/server/src/features/audit/check-chain.ts';
import { recordAct } from '../../apps/server/src/features/audit/record-act.ts';
import { createOwnDatabase } from './own-database.ts';

/**
 * `npm run proof:audit -- [entries]` measures the processor time of an entry in the audit log (G4), and proves
 * that a chain of so many entries is checked without keeping more than a page of them in memory.
 * TEST_DATABASE_URL: on PostgreSQL instead.
 */
const entries = Number(process.argv[2] ?? 1_000_000);
const acts = 2_000;
const together = 1_000;
const allowed = { processor: 1, megabytes: 100 };
const megabyte = 2 ** 20;

const subject = { kind: 'order', id: '0192f0c1-7e3a-7c3e-9d1b-2f4b6c8d0e12' };
const note = {
  subject,
  before: { state: 'paid' },
  after: { state: 'shipped', carrier: 'sf-express', trackingNo: 'SF1234567890' },
  reason: 'As the customer asked',
  about: subject.id,
};
const by = { actor: subject.id, roles: ['shop'], sessionId: subject.id, requestId: subject.id };
const append = (handle: Handle) =>
  recordAct(handle, { action: 'ship-order', by, note }, { now: Date.now });

process.exitCode = (await prove()) ? 0 : 1;

async function prove(): Promise<boolean> {
  const location = await createOwnDatabase(process.env.TEST_DATABASE_URL);
  const database = openDatabase(location);
  try {
    await migrate(database);
    return await measure(database);
  } finally {
    await database[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  }
}

async function measure(database: Database): Promise<boolean> {
  const cost = await measureEntry(database);
  console.log(`${database.engine}: an entry takes ${cost.toFixed(2)} ms of processor time.`);
  for (let count = acts; count < entries; count += together)
    await database.transact(async (handle) => {
      for (let each = 0; each < together; each += 1) await append(handle);
    });
  const { seconds, grown, seq } = await measureCheck(database);
  console.log(
    `${seq} entries are checked in ${seconds.toFixed(1)} s, with ${grown.toFixed(0)} MB more than before.`,
  );
  return cost <= allowed.processor && grown <= allowed.megabytes && seq >= entries;
}

/** Returns the milliseconds of processor time by which a transaction with an entry exceeds one with a small write. */
async function measureEntry(database: Database): Promise<number> {
  const write = (own: Handle) =>
    own.updateTable('auditHead').set({ id: 1 }).where('id', '=', 1).execute();
  const time = async (work: (own: Handle) => Promise<unknown>) => {
    const start = process.cpuUsage();
    for (let act = 0; act < acts; act += 1) await database.transact(work);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / acts;
  };
  const plain = await time(write);
  return (await time(append)) - plain;
}

async function measureCheck({ handle }: Database) {
  const before = process.memoryUsage().rss;
  let limit = before;
  const watch = setInterval(() => (limit = Math.max(limit, process.memoryUsage().rss)), 50);
  const start = performance.now();
  const { seq, fault } = await checkChain(handle);
  clearInterval(watch);
  if (fault) throw new Error(`The chain is not whole: ${JSON.stringify(fault)}`);
  return { seq, seconds: (performance.now() - start) / 1000, grown: (limit - before) / megabyte };
}
