import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

/** Fails unless a test of this folder calls a suite that is shared by all modules of its kind. */
export function expectSuite(folder: string, suite: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const callers = files
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(`${suite}(`));
  expect(callers, `${folder} needs a test that calls ${suite}(…): CONTRIBUTING.md`).not.toEqual([]);
}
