/** What times, sizes and headers tell a stranger of accounts; and what a storm of logins does to readers (C4, D8). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { startProcess } from '../commerce/start-process.ts';
import { ask } from './ask.ts';
import type { Answers } from './ask.ts';
import { likelihoodOfSame, spreadOf } from './compare.ts';
import { createAccounts } from './known-accounts.ts';
import { questions } from './questions.ts';
import { raiseStorm } from './storm.ts';

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '120' },
    seconds: { type: 'string', default: '20' },
  },
});
const [accounts, seconds] = [Number(values.accounts), Number(values.seconds)];
/** With seven questions one of them falls under it by chance once in a hundred runs. */
const threshold = 0.01 / questions.length;

const dataDir = mkdtempSync(join(tmpdir(), 'uid-bench-'));
await createAccounts({ dataDir, databaseUrl: undefined }, accounts);
const site = await startProcess(builtServer, {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  ATTEMPTS_PER_ADDRESS: '1000000',
});
try {
  console.log(
    `${'Known against unknown'.padEnd(46)} medians, ms     ratio   p90, ms         same?    else`,
  );
  for (const question of questions)
    report(question.name, await ask(site.origin, question, accounts));
  const storm = await raiseStorm(site.origin, { seconds, accounts });
  console.log(
    `\nA storm of ${seconds} s: ${storm.loginsPerSecond.toFixed(1)} logins/s (median ${storm.loginMedian.toFixed(0)} ms, ${storm.refused} refused); ` +
      `${storm.pages} pages read meanwhile: median ${storm.pageMedian.toFixed(1)} ms, p99 ${storm.pageP99.toFixed(1)} ms`,
  );
} finally {
  await site[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
}

function report(name: string, { times, shapes }: Answers): void {
  const [known, unknown] = times.map(spreadOf);
  if (!known || !unknown) return;
  const same = likelihoodOfSame(...times);
  const isAlike = new Set([...shapes[0], ...shapes[1]]).size === 1;
  const columns = [
    name.padEnd(46),
    `${known.median.toFixed(2)} : ${unknown.median.toFixed(2)}`.padEnd(15),
    (known.median / unknown.median).toFixed(3).padEnd(7),
    `${known.p90.toFixed(2)} : ${unknown.p90.toFixed(2)}`.padEnd(15),
    `p = ${same.toFixed(3)}`,
    isAlike ? 'alike' : 'DIFFERENT',
  ];
  console.log(columns.join(' '));
  if (same < threshold || !isAlike) process.exitCode = 1;
}
