import { expect, test } from 'vitest';

import { workOnDue } from './work-on-due.ts';

/** Lists numbers in pages of three; numbers below zero fail and stay due. */
function openDue(numbers: readonly number[]) {
  const due = new Set(numbers);
  const seen: number[] = [];
  return {
    seen,
    list: async (after?: number) => {
      const behind = numbers.slice(after === undefined ? 0 : numbers.indexOf(after) + 1);
      return behind.filter((each) => due.has(each)).slice(0, 3);
    },
    work: async (number: number) => {
      seen.push(number);
      if (number < 0) throw new TypeError(`${number} is below zero`);
      due.delete(number);
    },
  };
}

test('a page of what fails takes no turn of what is behind it', async () => {
  const { seen, ...due } = openDue([-1, -2, -3, -4, 5]);
  await expect(workOnDue(due)).rejects.toThrow('4 of 5 failed, the first as: TypeError: -1');
  expect(seen).toEqual([-1, -2, -3, -4, 5]);
});

test('a round is one page where none fails, and goes up to such a page otherwise', async () => {
  const well = openDue([1, 2, 3, 4]);
  await workOnDue(well);
  expect(well.seen).toEqual([1, 2, 3]);
  const { seen, ...due } = openDue([-1, 2, 3, 4, 5, 6, 7]);
  await expect(workOnDue(due)).rejects.toThrow('-1 is below zero');
  expect(seen).toEqual([-1, 2, 3, 4, 5, 6]);
});

test('what waits for one of its group that failed takes no turn of others either', async () => {
  const { seen, ...due } = openDue([-1, 3, 5, 7, 9, 11, 2]);
  const groupOf = (number: number) => (number % 2 === 0 ? 'even' : 'odd');
  await expect(workOnDue({ ...due, groupOf })).rejects.toThrow('-1 is below zero');
  expect(seen).toEqual([-1, 2]);
});

test('whoever wants to hear of each that failed is told, and nothing is thrown', async () => {
  const { seen, ...due } = openDue([-1, -2, -3, 4]);
  const failed: number[] = [];
  await workOnDue({ ...due, onFailure: (_cause, one) => failed.push(one) });
  expect([seen, failed]).toEqual([
    [-1, -2, -3, 4],
    [-1, -2, -3],
  ]);
});

test('none is begun once the process stops', async () => {
  const { seen, ...due } = openDue([-1, -2, -3, 4]);
  const isStopping = () => seen.length === 2;
  await expect(workOnDue({ ...due, isStopping })).rejects.toThrow('2 of 3 failed');
  expect(seen).toEqual([-1, -2]);
});

test('where all fail, as while nothing can be written, a round ends after a thousand', async () => {
  const { seen, ...due } = openDue(Array.from({ length: 1200 }, (_, index) => -1 - index));
  await expect(workOnDue(due)).rejects.toThrow('1002 of 1002 failed');
  expect(seen).toHaveLength(1002);
});
