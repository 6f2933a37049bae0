import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Says so where no test of this folder calls a suite that is shared by all modules of its kind. */
export function missingSuite(folder: string, suite: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const isCalled = files
    .filter((file) => file.endsWith('.test.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes(`${suite}(`));
  return isCalled ? undefined : `${basename(folder)}: no test calls ${suite}`;
}
