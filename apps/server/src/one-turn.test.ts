import { expect, test } from 'vitest';

import { withinTurn } from './one-turn.ts';

test('a turn takes the next one until ten seconds are over, and one at least', () => {
  let time = 0;
  const take = (each: number) => {
    const taken = [];
    for (const one of withinTurn([1, 2, 3, 4], () => time)) {
      taken.push(one);
      time += each;
    }
    return taken;
  };
  expect(take(1)).toEqual([1, 2, 3, 4]);
  expect(take(5_000)).toEqual([1, 2]);
  expect(take(4_999)).toEqual([1, 2, 3]);
  expect(take(60_000)).toEqual([1]);
});
