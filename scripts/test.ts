import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildIfStale } from './build-if-stale.ts';
import { findBrowser, withoutWindows } from './find-browser.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * `npm test`: everything a contributor must see green, and one line that counts it.
 * `npm test -- units host`: parts of it, which need nothing of each other and can run on machines of their own.
 */
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'uid-test-'));
const counts = { passed: 0, failed: 0 };
/** Tests by what became of them: one that a database or browser kept out of one run may have run in another. */
const seen = { run: new Set<string>(), skipped: new Set<string>() };

// What needs no browser comes first: nobody waits for one to see a unit fail.
const parts = {
  units: () => runVitest('unit, SQLite', {}),
  postgres: runOnPostgres,
  host: () =>
    inBrowser((browser) =>
      runVitest('micro-app host in a real browser', browser, ['--root', 'packages/micro-app']),
    ),
  journeys: () => inBrowser(runPlaywright, withoutWindows),
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined)
  throw new Error(`${unknown} is no part of the tests: ${Object.keys(parts).join(', ')}.`);

await buildIfStale();
for (const [name, run] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await run();
rmSync(reports, { recursive: true, force: true });
const skipped = [...seen.skipped].filter((name) => !seen.run.has(name) && isLost(name));
if (skipped.length > 0) note(['Skipped:', ...skipped].join('\n'));
const { passed, failed } = counts;
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped\n`);
const isComplete = skipped.length === 0 || !process.env.CI;
process.exitCode = failed > 0 || passed === 0 || !isComplete ? 1 : 0;

/** What the server's tests skip without PostgreSQL, the part that brings it runs. */
function isLost(name: string): boolean {
  const isPostgresAsked = asked.length === 0 || asked.includes('postgres');
  return isPostgresAsked || !name.startsWith('apps/server/');
}

async function runOnPostgres(): Promise<void> {
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
}

async function inBrowser(
  work: (browser: Record<string, string>) => Promise<void>,
  preferred?: string[],
): Promise<void> {
  await work({ CHROME_PATH: await findBrowser(preferred) });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

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
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as VitestReport;
  count(
    numPassedTests,
    Math.max(numFailedTests, code === 0 ? 0 : Math.max(1, numFailedTestSuites)),
  );
  for (const { name: file, assertionResults } of testResults)
    for (const { fullName, status } of assertionResults)
      seen[status === 'passed' || status === 'failed' ? 'run' : 'skipped'].add(
        `${file.slice(root.length + 1)}: ${fullName}`,
      );
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

async function runPlaywright(browser: Record<string, string>): Promise<void> {
  note('Playwright: journeys in a real browser');
  const report = join(reports, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    ...browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  count(stats.expected, Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1));
  for (let number = 1; number <= stats.skipped; number += 1)
    seen.skipped.add(`a journey, ${number} of ${stats.skipped}`);
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
