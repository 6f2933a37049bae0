import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A message if no test in this folder calls a suite that all modules of its kind share. */
export function missingSuite(folder: string, suite: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const isCalled = files
    .filter((file) => file.endsWith('.test.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes(`${suite}(`));
  return isCalled ? undefined : `${basename(folder)}: no test calls ${suite}`;
}
