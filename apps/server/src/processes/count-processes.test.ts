import { availableParallelism } from 'node:os';

import { expect, test } from 'vitest';

import { countProcesses } from './count-processes.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['1', undefined],
  ['2', 2],
  ['auto', availableParallelism()],
  // The worker process itself refuses the following values, with its own message.
  ['two', undefined],
  ['1.5', undefined],
  ['-3', undefined],
])('PROCESSES=%s keeps %s workers', (asked, count) => {
  expect(countProcesses(asked)).toBe(count);
});
