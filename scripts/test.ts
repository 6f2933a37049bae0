import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildIfStale } from './build-if-stale.ts';
import { findBrowser } from './find-browser.ts';
import { startPostgres } from './start-postgres.ts';

/** `npm test`: everything a contributor must see green, and one line that counts it. */
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'uid-test-'));
const counts = { passed: 0, failed: 0 };

await buildIfStale();
const browser = await findBrowser();
process.env.CHROME_PATH = browser;

await runVitest('unit, SQLite', {});
await runVitest('micro-app host in a real browser', {}, ['--root', 'packages/micro-app']);
const postgres = await startPostgres();
if (postgres)
  await runVitest('server, PostgreSQL', { TEST_DATABASE_URL: postgres.url }, [
    'apps/server',
    'scripts/backup',
  ]);
else if (process.env.CI)
  failWithout('PostgreSQL is not installed: the server suite has to run on it in CI.');
else note('PostgreSQL was not found: the server suite ran on SQLite only.');
await postgres?.[Symbol.asyncDispose]();
await runPlaywright();

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;

async function runVitest(
  name: string,
  environment: Record<string, string>,
  filters: string[] = [],
): Promise<void> {
  note(`Vitest: ${name}`);
  const report = join(reports, `vitest-${counts.passed}.json`);
  const args = [
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await run('vitest', args, environment);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  count(
    numPassedTests,
    Math.max(numFailedTests, code === 0 ? 0 : Math.max(1, numFailedTestSuites)),
  );
}

async function runPlaywright(): Promise<void> {
  note('Playwright: journeys in a real browser');
  const report = join(reports, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  count(stats.expected + stats.flaky, Math.max(stats.unexpected, code === 0 ? 0 : 1));
}

function run(
  command: string,
  args: string[],
  environment: Record<string, string>,
): Promise<number> {
  const child = spawn(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function count(passed: number, failed: number): void {
  counts.passed += passed;
  counts.failed += failed;
}

function failWithout(sentence: string): void {
  note(sentence);
  counts.failed += 1;
}

function note(sentence: string): void {
  process.stderr.write(`\n${sentence}\n`);
}
