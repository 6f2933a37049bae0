/**
 * Measures what a session's key costs a request: the same requests with and without proofs, side by side in one
 * process.
 */
import { createProofKey } from '@uid/contract/proof';
import type { ProofKey } from '@uid/contract/proof';
import { accessTokenHeader } from '@uid/contract/constants';
import type { FastifyInstance } from 'fastify';

import { createApp } from '../../apps/server/src/app.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { signInjected } from '../../apps/server/src/testing/sign-request.ts';
import { createOwnDatabase } from './own-database.ts';
import { prepareBuyers } from './prepare-buyers.ts';

const turns = 21;
const requests = 400;
const limit = 0.3;
const scenarios = {
  'a read': { method: 'GET', url: '/uid-boot/session' },
  'a write': { method: 'POST', url: '/api/cart/set' },
} as const;
/** Returns the body of the nth write, whose quantity differs from that of the write before it. */
const bodyOf = (turn: number) =>
  `{"language":"zh","sku":"SIM-3FF-10","quantity":${1 + (turn % 2)}}`;

const location = await createOwnDatabase(process.env.TEST_DATABASE_URL);
const database = openDatabase(location);
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: location.dataDir });
const context = createContext({ config, database, now: Date.now, newId });
await migrate(database);
await seed(context);
const key = await createProofKey();
const [bound = ''] = await prepareBuyers(context, 1, key);
const [plain = ''] = await prepareBuyers(context, 1);
const { app } = await createApp(context);
for (const [token, own] of [
  [bound, key],
  [plain, undefined],
] as const) {
  const body = '{"language":"zh","sku":"SIM-3FF-10","quantity":1}';
  const adding = { method: 'POST', url: '/api/cart/add', body } as const;
  const signed = own
    ? await signInjected(context, { ...adding, token }, own)
    : { [accessTokenHeader]: token };
  const headers = { 'content-type': 'application/json', ...signed };
  await app.inject({ ...adding, payload: body, headers });
}
let isDear = false;
for (const [name, request] of Object.entries(scenarios)) {
  const pairs: { plain: number; bound: number }[] = [];
  for (let turn = -2; turn < turns; turn += 1) {
    const pair = {
      plain: await measure(app, request, { token: plain }),
      bound: await measure(app, request, { token: bound, key }),
    };
    // Negative turns warm both up and don't count.
    if (turn >= 0) pairs.push(pair);
  }
  const [without, withKey, more] = [
    median(pairs.map((pair) => pair.plain)),
    median(pairs.map((pair) => pair.bound)),
    median(pairs.map((pair) => pair.bound - pair.plain)),
  ];
  isDear ||= more > limit;
  const figures = [without, withKey, more].map((each) => each.toFixed(3));
  console.log(
    `${name.padEnd(8)} ${figures[0]} ms without, ${figures[1]} ms with, ${figures[2]} ms more`,
  );
}
await app.close();
await database[Symbol.asyncDispose]();
await location[Symbol.asyncDispose]();
process.exitCode = isDear ? 1 : 0;

interface Asking {
  token: string;
  key?: ProofKey;
}

/** Returns the milliseconds of processor time per request. Its proof is signed before the measurement. */
async function measure(
  server: FastifyInstance,
  { method, url }: { method: 'GET' | 'POST'; url: string },
  { token, key: own }: Asking,
): Promise<number> {
  const bodies = Array.from({ length: requests }, (_, turn) =>
    method === 'POST' ? bodyOf(turn) : undefined,
  );
  const proofs = await Promise.all(
    bodies.map(async (body) => {
      if (!own) return { [accessTokenHeader]: token };
      return signInjected(context, { method, url, body, token }, own);
    }),
  );
  const before = process.cpuUsage();
  for (const [turn, proof] of proofs.entries()) {
    const body = bodies[turn];
    const payload = body !== undefined && { payload: body };
    const headers = { ...proof, ...(payload && { 'content-type': 'application/json' }) };
    const answer = await server.inject({
      method,
      url,
      ...payload,
      headers,
    });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / requests;
}

function median(values: number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
