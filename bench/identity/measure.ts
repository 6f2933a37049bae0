import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtServer, nodeOptions } from '../../apps/server/src/testing/built-server.ts';
import type { Effort, Result } from '../bench.ts';
import { startProcess } from '../start-process.ts';
import type { Table } from '../table.ts';
import { median, quantile } from '../turns.ts';
import { withStack } from '../with-stack.ts';
import { ask } from './ask.ts';
import type { Answers, Handles } from './ask.ts';
import { createAccounts } from './known-accounts.ts';
import { likelihoodOfSame } from './likelihood-of-same.ts';
import { questions } from './questions.ts';
import { raiseStorm } from './storm.ts';

/** Corrected for the number of questions: one of them falls below it by chance once in a hundred runs. */
const threshold = 0.01 / questions.length;

/**
 * Measures what times, sizes and headers tell a stranger about accounts, and how many logins slow readers down
 * (C4, D8).
 */
export function measureIdentity(effort: Effort): Promise<Result> {
  const accounts = effort.isQuick ? 12 : 60;
  return withStack(async (stack) => {
    const { origin } = stack.use(await startSite(accounts));
    return measureSite({ origin, accounts }, effort);
  });
}

interface Site {
  origin: string;
  accounts: number;
}

async function measureSite({ origin, accounts }: Site, { isQuick }: Effort): Promise<Result> {
  const handles: Handles = new Map();
  const faults: string[] = [];
  const rows: string[][] = [];
  for (const question of questions) {
    const answers = await ask(origin, question, { count: accounts, handles });
    const { row, fault } = judge(question.name, answers);
    rows.push(row);
    if (fault) faults.push(`${question.name}: ${fault}`);
  }
  const title = 'An address with an account beside one without';
  const columns = ['', 'ratio', 'median ms', 'p90 ms', 'same by time', 'answer'];
  const storm = await measureStorm(origin, isQuick ? 4 : 15, accounts);
  return { tables: [{ title, columns, rows }, storm], notes: [], faults };
}

async function startSite(accounts: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-bench-'));
  await createAccounts({ dataDir, databaseUrl: undefined }, accounts);
  const { options, environment } = nodeOptions();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', ATTEMPTS_PER_ADDRESS: '1000000' };
  const running = await startProcess(builtServer, { ...environment, ...settings }, options);
  return {
    origin: running.origin,
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function judge(name: string, { times, shapes }: Answers): { row: string[]; fault?: string } {
  const [known, unknown] = times;
  const [one, other] = [median(known), median(unknown)];
  const same = likelihoodOfSame(known, unknown);
  const isAlike = new Set([...shapes[0], ...shapes[1]]).size === 1;
  const slowest = times.map((each) => quantile(each, 0.9).toFixed(2)).join(' : ');
  const row = [
    name,
    (one / other).toFixed(3),
    `${one.toFixed(2)} : ${other.toFixed(2)}`,
    slowest,
    `p = ${same.toFixed(3)}`,
    isAlike ? 'alike' : 'DIFFERENT',
  ];
  if (!isAlike) return { row, fault: 'the answers differ' };
  return same < threshold ? { row, fault: 'the times differ' } : { row };
}

async function measureStorm(origin: string, seconds: number, accounts: number): Promise<Table> {
  const storm = await raiseStorm(origin, { seconds, accounts });
  return {
    title: 'Readers beside a storm of logins',
    columns: ['', 'each second', 'median ms', 'p99 ms'],
    rows: [
      ['logins', storm.loginsPerSecond.toFixed(1), storm.loginMedian.toFixed(0), ''],
      [
        'pages',
        (storm.pages / seconds).toFixed(1),
        storm.pageMedian.toFixed(1),
        storm.pageP99.toFixed(1),
      ],
      ['logins refused', (storm.refused / seconds).toFixed(1), '', ''],
    ],
  };
}
