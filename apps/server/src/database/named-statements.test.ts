import { expect, onTestFinished, test } from 'vitest';

import { forgetNames, nameOf } from './named-statements.ts';

test('a text with parameters has a name of its own, up to three hundred texts; from then on those that have none go without', () => {
  // Forgets the statements that other tests have named; those of this test are forgotten as well.
  forgetNames();
  onTestFinished(forgetNames);
  const named = Array.from({ length: 301 }, (_, number) => nameOf(`select ${number} + $1`, [1]));
  expect(new Set(named.slice(0, 300)).size).toBe(300);
  expect(named[300]).toBeUndefined();
  expect(nameOf('select 7 + $1', [2])).toBe(named[7]);
  expect(nameOf('select 7', [])).toBeUndefined();
  forgetNames();
  const anew = nameOf('select 300 + $1', [1]);
  expect(anew).toBeDefined();
  expect(named).not.toContain(anew);
});
