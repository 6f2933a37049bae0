import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { buildIfStale } from './build-if-stale.ts';
import {
  describeFailed,
  failedInPlaywright,
  failedInVitest,
  saidOutside,
  type FailedTest,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';
import { findBrowser, withoutWindows } from './find-browser.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * `npm test` runs the tests that every contribution must pass, and prints a line that counts them.
 * `npm test -- all` also runs the server's tests on PostgreSQL and the long journeys, as CI does.
 * `npm test -- units host` runs these parts. Parts are independent, so each can run on its own machine.
 */
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'uid-test-'));
/** A compile cache that hundreds of test processes share, which halves the cost of starting them. */
const compiled = join(reports, 'compiled');
/** The tag of journeys that take long, such as those that visit all pages or all screens one after the other. */
const long = '@long';
const counts = { passed: 0, failed: 0 };
const failedTests: FailedTest[] = [];
/** Names of tests that ran and that were skipped: a test that was skipped in one part may have run in another. */
const seen = { run: new Set<string>(), skipped: new Set<string>() };

const parts = {
  units: () => runVitest('units', 'unit, SQLite', {}),
  postgres: runOnPostgres,
  host: async () =>
    runVitest('host', 'micro-app host in a real browser', await browserFor(), [
      '--root',
      'packages/micro-app',
    ]),
  journeys: () => runPlaywright('journeys', ['--grep-invert', long]),
  long: () => runPlaywright('long', ['--grep', long]),
};
type Part = keyof typeof parts;

const asked = findAsked(process.argv.slice(2));
const isBesideOthers = asked.length !== 1;

await buildIfStale();
// Unit tests need no browser and run first, so that their failures show early.
await runInTurn('units');
// Journeys mostly wait for pages, so the parts that need the processor run beside them.
await Promise.all([runInTurn('postgres', 'host'), runInTurn('journeys', 'long')]);
rmSync(reports, { recursive: true, force: true });
const skipped = [...seen.skipped].filter((name) => !seen.run.has(name) && isLost(name));
if (skipped.length > 0) note(['Skipped:', ...skipped].join('\n'));
if (failedTests.length > 0) note(describeFailed(failedTests));
const { passed, failed } = counts;
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped\n`);
const isComplete = skipped.length === 0 || !process.env.CI;
process.exitCode = failed > 0 || passed === 0 || !isComplete ? 1 : 0;

function findAsked(names: string[]): Part[] {
  if (names.length === 0) return ['units', 'host', 'journeys'];
  if (names.length === 1 && names[0] === 'all') return Object.keys(parts) as Part[];
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new Error(
      `${unknown} is no part of the tests: ${Object.keys(parts).join(', ')}, or all.`,
    );
  return names as Part[];
}

async function runInTurn(...names: Part[]): Promise<void> {
  for (const name of names) if (asked.includes(name)) await parts[name]();
}

/** Returns true if a skipped test runs in no part. Server tests that need PostgreSQL run in the part `postgres`. */
function isLost(name: string): boolean {
  return asked.includes('postgres') || !name.startsWith('apps/server/');
}

async function runOnPostgres(): Promise<void> {
  const postgres = await startPostgres();
  if (postgres)
    await runVitest('postgres', 'server, PostgreSQL', { TEST_DATABASE_URL: postgres.url }, [
      'apps/server',
      'scripts/backup',
    ]);
  else if (process.env.CI)
    fail('postgres', 'PostgreSQL is not installed: the server suite has to run on it in CI.');
  else note('PostgreSQL was not found: the server suite ran on SQLite only.');
  await postgres?.[Symbol.asyncDispose]();
}

async function browserFor(preferred?: string[]): Promise<Record<string, string>> {
  return { CHROME_PATH: await findBrowser(preferred) };
}

async function runVitest(
  part: Part,
  title: string,
  environment: Record<string, string>,
  filters: string[] = [],
): Promise<void> {
  note(`Vitest: ${title}`);
  const report = join(reports, `${part}.json`);
  const args = [
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code, outside } = await run(part, ['vitest', ...args], environment);
  const result = readReport(part, report) as VitestReport | undefined;
  if (!result) return;
  const { numPassedTests, testResults } = result;
  const failed = failedInVitest(result, root);
  count(part, numPassedTests, code === 0 ? failed : orOutside(part, failed, outside));
  for (const { name: file, assertionResults } of testResults)
    for (const { fullName, status } of assertionResults)
      seen[status === 'passed' || status === 'failed' ? 'run' : 'skipped'].add(
        `${file.slice(root.length + 1)}: ${fullName}`,
      );
}

async function runPlaywright(part: Part, filters: string[]): Promise<void> {
  note(`Playwright: ${part} in a real browser`);
  const report = join(reports, `${part}.json`);
  const args = ['test', ...filters, '--reporter=list,json', `--output=test-results/${part}`];
  const { code, outside } = await run(part, ['playwright', ...args], {
    ...(await browserFor(withoutWindows)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = readReport(part, report) as PlaywrightReport | undefined;
  if (!result) return;
  const { stats } = result;
  const failed = failedInPlaywright(result);
  count(part, stats.expected, code === 0 ? failed : orOutside(part, failed, outside));
  for (let number = 1; number <= stats.skipped; number += 1)
    seen.skipped.add(`a test of ${part}, ${number} of ${stats.skipped}`);
}

/**
 * Resolves with the exit code and the output about errors outside of any test. If several parts run, each line
 * is prefixed with its part. A part that runs alone writes straight to the terminal, so its output is unknown
 * here.
 */
function run(
  part: Part,
  [command = '', ...args]: string[],
  environment: Record<string, string>,
): Promise<{ code: number; outside: string }> {
  const said: string[] = [];
  const output = isBesideOthers ? 'pipe' : 'inherit';
  const child = spawn(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
  });
  for (const lines of [child.stdout, child.stderr])
    if (lines)
      createInterface(lines).on('line', (line) => {
        said.push(line);
        process.stdout.write(`${part} | ${line}\n`);
      });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, outside: saidOutside(said) }));
  });
}

/** Reads the report of a part. A part that ended without one has failed. */
function readReport(part: Part, file: string): unknown {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  fail(part, 'It ended without a report: its output above says why.');
  return undefined;
}

function count(part: Part, passed: number, failed: FailedTest[]): void {
  counts.passed += passed;
  counts.failed += failed.length;
  failedTests.push(...failed);
}

/** If a run failed although no test did, returns the error outside of any test as its failure. */
function orOutside(part: Part, failed: FailedTest[], outside: string): FailedTest[] {
  const error = outside || 'It failed outside of any test: its output above says why.';
  return failed.length > 0 ? failed : [{ name: part, errors: [error] }];
}

function fail(part: Part, sentence: string): void {
  counts.failed += 1;
  failedTests.push({ name: part, errors: [sentence] });
}

function note(sentence: string): void {
  process.stderr.write(`\n${sentence}\n`);
}
