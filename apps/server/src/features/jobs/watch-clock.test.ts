import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchClock } from './watch-clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a clock that is set, ahead or back, is told of once; one that goes on, or a little wrong, is not', async () => {
  const clock = { now: 1_000_000, elapsed: 0 };
  const jumps: number[] = [];
  const onJump = (jump: number) => void jumps.push(jump);
  const { stop } = watchClock({ now: () => clock.now, elapsed: () => clock.elapsed, onJump });
  const pass = async (seconds: number, drift = 0) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.now += 1_000 + drift;
      clock.elapsed += 1_000;
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  await pass(60);
  await pass(60, 200);
  expect(jumps).toEqual([]);
  const day = 24 * 60 * 60_000;
  clock.now += day;
  await pass(5);
  clock.now -= day;
  await pass(5);
  expect(jumps).toEqual([day, -day]);
  await stop();
});
