import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a test of this folder calls a suite that is shared by all modules of its kind. */
export function runsSuite(folder: string, suite: string): boolean {
  if (!existsSync(folder)) return false;
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  return tests.some((file) => readFileSync(join(folder, file), 'utf8').includes(`${suite}(`));
}
