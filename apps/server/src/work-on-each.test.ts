import { expect, test } from 'vitest';

import { workOnEach } from './work-on-each.ts';

/** Works on numbers, of which odd ones fail; returns the numbers that were worked on. */
async function workOn(numbers: readonly number[], isStopping?: (seen: number[]) => boolean) {
  const seen: number[] = [];
  const work = async (number: number) => {
    seen.push(number);
    if (number % 2 === 1) throw new TypeError(`${number} is odd`);
  };
  const failure = await workOnEach(numbers, work, {
    ...(isStopping && { isStopping: () => isStopping(seen) }),
  }).catch((cause: unknown) => cause);
  return { seen, failure };
}

test('one that fails holds up no other, and is thrown', async () => {
  const { seen, failure } = await workOn([2, 3, 4]);
  expect(seen).toEqual([2, 3, 4]);
  expect(failure).toEqual(new TypeError('3 is odd'));
});

test('of several that fail it is said how many, and why the first did', async () => {
  const { seen, failure } = await workOn([1, 2, 3]);
  expect(seen).toEqual([1, 2, 3]);
  const cause = new TypeError('1 is odd');
  expect(failure).toEqual(new Error('2 of 3 failed, the first as: TypeError: 1 is odd', { cause }));
});

test('none is begun once the process stops', async () => {
  const { seen, failure } = await workOn([2, 4, 6], ({ length }) => length === 2);
  expect([seen, failure]).toEqual([[2, 4], undefined]);
});

test('as many are worked on side by side as was asked for, each once', async () => {
  const seen: number[] = [];
  let [underWay, limit] = [0, 0];
  const work = async (number: number) => {
    seen.push(number);
    underWay += 1;
    limit = Math.max(limit, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
  };
  await workOnEach([1, 2, 3, 4, 5, 6, 7], work, { atOnce: 3 });
  expect([seen, limit]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3]);
});
