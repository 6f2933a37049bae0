import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { buildIfStale } from '../scripts/build-if-stale.ts';
import type { Bench, Result } from './bench.ts';
import { benches } from './benches.ts';
import { readMachine } from './machine.ts';
import { findMissing } from './programs.ts';
import { showReport, showSection } from './report.ts';
import type { Section } from './report.ts';

/**
 * `npm run bench` runs all benches, prints the results and writes docs/bench.md. `npm run bench -- pages host`
 * runs and prints these only. `npm run bench:quick` runs all with less effort, and prints them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = positionals.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined)
  throw new Error(`${unknown} is no bench: ${Object.keys(benches).join(', ')}.`);

/** Longer than any bench takes on a busy machine. A bench that hangs must not keep the others from running. */
const limitMs = 15 * 60_000;

await buildIfStale();
const machine = readMachine();
const sections: Section[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const section = await runBench(name, bench);
  sections.push(section);
  console.log(`\n${showSection(section)}`);
}
const isWhole = !values.quick && positionals.length === 0;
if (isWhole)
  writeFileSync(join(import.meta.dirname, '../docs/bench.md'), showReport(machine, sections));

async function runBench(name: string, { title, about, needs }: Bench): Promise<Section> {
  const missing = findMissing(needs);
  if (missing) return { title, about, tables: [], notes: [missing] };
  const began = performance.now();
  const result = await measure(name);
  process.stderr.write(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  if (!result || result.faults?.length) process.exitCode = 1;
  if (result) return { title, about, ...result };
  return { title, about, tables: [], notes: ['Not measured: the bench failed.'] };
}

/** Runs a bench in its own process, so that benches don't affect one another. Resolves with undefined if it failed. */
function measure(name: string): Promise<Result | undefined> {
  const options = values.quick ? ['--quick'] : [];
  // Its own process group, so that its servers end with it.
  const child = fork(join(import.meta.dirname, 'measure-one.ts'), [name, ...options], {
    detached: true,
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  const limit = setTimeout(end, limitMs);
  const interrupt = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  let result: Result | undefined;
  child.once('message', (message) => (result = message as Result));
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve(code === 0 ? result : undefined);
    });
  });
}
