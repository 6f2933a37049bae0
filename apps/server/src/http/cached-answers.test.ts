import { expect, test, vi } from 'vitest';

import { createCachedAnswers, withoutCachedAnswers } from './cached-answers.ts';

/** Answers that contain the number of times they were made. */
function openAnswers() {
  const clock = { now: 0, version: 1 };
  const answer = createCachedAnswers({
    now: () => clock.now,
    database: { siteVersion: () => clock.version },
  } as Parameters<typeof createCachedAnswers>[0]);
  let made = 0;
  const make = vi.fn<() => Promise<number>>(async () => (made += 1));
  const ask = async (key: string, state?: string) => {
    const kept = await answer({ key, ...(state !== undefined && { state }) }, make);
    const bytes = kept.bytes((all) => all);
    return (JSON.parse(bytes.toString()) as { result: number }).result;
  };
  return { clock, ask, make };
}

test('an answer holds for half a minute, as long as neither its state nor the site has changed', async () => {
  const { clock, ask } = openAnswers();
  expect([await ask('a', 'x'), await ask('a', 'x'), await ask('b', 'x')]).toEqual([1, 1, 2]);
  expect([await ask('a', 'y'), await ask('a', 'y')]).toEqual([3, 3]);
  clock.version += 1;
  expect([await ask('a', 'y'), await ask('a', 'y')]).toEqual([4, 4]);
  clock.now += 29_999;
  expect(await ask('a', 'y')).toBe(4);
  clock.now += 1;
  expect(await ask('a', 'y')).toBe(5);
});

test('what is asked without kept answers is neither taken from them nor kept', async () => {
  const { ask } = openAnswers();
  expect(await ask('a')).toBe(1);
  expect(await withoutCachedAnswers(() => ask('a'))).toBe(2);
  expect(await ask('a')).toBe(1);
});

test('who asks while an answer is made waits for it, and one that fails is not kept', async () => {
  const { clock, ask, make } = openAnswers();
  const failing = Promise.withResolvers<number>();
  make.mockReturnValueOnce(failing.promise);
  const asked = Promise.allSettled([ask('a'), ask('a'), ask('b')]);
  failing.reject(new Error('away'));
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(make).toHaveBeenCalledTimes(2);
  const slow = Promise.withResolvers<number>();
  make.mockReturnValueOnce(slow.promise);
  const outdated = ask('a');
  clock.version += 1;
  const current = await ask('a');
  slow.reject(new Error('away'));
  await expect(outdated).rejects.toThrow('away');
  expect(await ask('a')).toBe(current);
});

test('answers without end are not kept without end', async () => {
  const { ask } = openAnswers();
  for (let count = 0; count <= 500; count += 1) await ask(`key ${count}`);
  expect(await ask('key 500')).toBe(501);
  expect(await ask('key 0')).toBe(502);
});
