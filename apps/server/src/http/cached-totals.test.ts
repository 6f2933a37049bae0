import { expect, test, vi } from 'vitest';

import { createCachedTotals } from './cached-totals.ts';

const database = { siteVersion: () => 0 };

test('a list is counted once in half a minute, each list for itself', async () => {
  const clock = { now: 0 };
  const totalOf = createCachedTotals({ now: () => clock.now, database });
  const count = vi.fn<() => Promise<number>>().mockResolvedValueOnce(3).mockResolvedValueOnce(4);
  expect([await totalOf('news', count), await totalOf('news', count)]).toEqual([3, 3]);
  expect(await totalOf('cases', () => Promise.resolve(8))).toBe(8);
  clock.now = 30_000;
  expect(await totalOf('news', count)).toBe(4);
  expect(count).toHaveBeenCalledTimes(2);
});

test('a long list is counted once in five minutes', async () => {
  const clock = { now: 0 };
  const totalOf = createCachedTotals({ now: () => clock.now, database });
  const count = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(5_000)
    .mockResolvedValueOnce(5_001);
  await totalOf('news', count);
  clock.now = 299_000;
  expect(await totalOf('news', count)).toBe(5_000);
  clock.now = 300_000;
  expect(await totalOf('news', count)).toBe(5_001);
});

test('a list of a hundred is no long one', async () => {
  const clock = { now: 0 };
  const totalOf = createCachedTotals({ now: () => clock.now, database });
  const count = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(100)
    .mockResolvedValueOnce(101);
  await totalOf('news', count);
  clock.now = 30_000;
  expect(await totalOf('news', count)).toBe(101);
});

test('a count is as old as its beginning', async () => {
  const clock = { now: 0 };
  const totalOf = createCachedTotals({ now: () => clock.now, database });
  await totalOf('news', async () => {
    clock.now = 20_000;
    return 3;
  });
  clock.now = 30_000;
  expect(await totalOf('news', async () => 4)).toBe(4);
});

test('a count that failed is made again', async () => {
  const totalOf = createCachedTotals({ now: () => 0, database });
  await expect(totalOf('news', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await totalOf('news', () => Promise.resolve(5))).toBe(5);
});

test('lists without end are not kept without end', async () => {
  const totalOf = createCachedTotals({ now: () => 0, database });
  const count = vi.fn<() => Promise<number>>().mockResolvedValue(1);
  for (let list = 0; list < 600; list += 1) await totalOf(`words ${list}`, count);
  await totalOf('words 0', count);
  expect(count).toHaveBeenCalledTimes(601);
});

test('a list is counted again when the site has changed', async () => {
  const site = { version: 1 };
  const totalOf = createCachedTotals({
    now: () => 0,
    database: { siteVersion: () => site.version },
  });
  const count = vi.fn<() => Promise<number>>().mockResolvedValueOnce(3).mockResolvedValueOnce(4);
  expect(await totalOf('news', count)).toBe(3);
  site.version = 2;
  expect([await totalOf('news', count), await totalOf('news', count)]).toEqual([4, 4]);
});
