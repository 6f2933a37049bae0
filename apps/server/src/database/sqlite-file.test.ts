import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test, vi } from 'vitest';

import { openSqliteFile } from './sqlite-file.ts';

test('a statement is prepared once, and statements without end are not kept without end', () => {
  const file = openSqliteFile(':memory:');
  onTestFinished(file.close);
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepared.mockRestore());
  const ask = (number: number) => file.run({ sql: `select ${number}`, parameters: [] });
  for (let number = 0; number < 500; number += 1) ask(number);
  ask(0);
  expect(prepared).toHaveBeenCalledTimes(500);
  ask(500);
  ask(500);
  expect(prepared).toHaveBeenCalledTimes(501);
  ask(0);
  expect(prepared).toHaveBeenCalledTimes(502);
});
