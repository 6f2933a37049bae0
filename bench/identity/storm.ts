import { setTimeout } from 'node:timers/promises';

import { login } from '@uid/contract/identity';
import { Pool } from 'undici';

import { quantile } from '../turns.ts';
import { addressOf, password } from './known-accounts.ts';

export interface Storm {
  loginsPerSecond: number;
  /** Milliseconds of a login. */
  loginMedian: number;
  refused: number;
  pages: number;
  /** Milliseconds of a page. */
  pageMedian: number;
  pageP99: number;
}

const paths = ['/home', '/en/product/sdp', '/mall', '/api/items?language=zh'];
const [hands, readersPause] = [16, 20];

/** Lets many users log in at once, each to their own account, while others read pages. */
export async function raiseStorm(
  origin: string,
  { seconds, accounts }: { seconds: number; accounts: number },
): Promise<Storm> {
  const end = performance.now() + seconds * 1000;
  const [loginTimes, pageTimes] = [[] as number[], [] as number[]];
  const pool = new Pool(origin, { connections: hands + 4, pipelining: 1 });
  let next = 0;
  let refused = 0;
  async function logIn(): Promise<void> {
    while (performance.now() < end) {
      const email = addressOf('plain', next++ % accounts);
      const { status, time } = await send(pool, login.path, { email, password });
      if (status === 200) loginTimes.push(time);
      else refused += 1;
    }
  }
  async function read(): Promise<void> {
    for (let count = 0; performance.now() < end; count += 1) {
      pageTimes.push((await send(pool, paths[count % paths.length] ?? '/')).time);
      await setTimeout(readersPause);
    }
  }
  await Promise.all([...Array.from({ length: hands }, logIn), read(), read()]);
  await pool.close();
  return {
    loginsPerSecond: loginTimes.length / seconds,
    loginMedian: quantile(loginTimes, 0.5),
    refused,
    pages: pageTimes.length,
    pageMedian: quantile(pageTimes, 0.5),
    pageP99: quantile(pageTimes, 0.99),
  };
}

async function send(
  pool: Pool,
  path: string,
  body?: object,
): Promise<{ status: number; time: number }> {
  const started = performance.now();
  const answer = await pool.request({
    method: body ? 'POST' : 'GET',
    path,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  await answer.body.dump();
  return { status: answer.statusCode, time: performance.now() - started };
}
