import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pollDelay, startPolling } from './polling.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp(ask = vi.fn<() => Promise<void>>(() => Promise.resolve()), turns?: number) {
  const page = { isVisible: true, show: () => undefined as void };
  const poller = startPolling(ask, {
    turns,
    isVisible: () => page.isVisible,
    onVisible: (listener) => {
      page.show = listener;
      return () => undefined;
    },
  });
  return { ask, page, poller };
}

test('asks often at first and less often later', () => {
  const delays = [0, 9, 10, 99, 100].map(pollDelay);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays.at(-1)).toBeGreaterThan(delays[0] ?? 0);
});

test('asks until it is stopped', async () => {
  const { ask, poller } = setUp();
  await vi.advanceTimersByTimeAsync(pollDelay(0) * 3);
  expect(ask).toHaveBeenCalledTimes(3);
  poller.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('waits for an answer before asking again', async () => {
  const answer = Promise.withResolvers<void>();
  const { ask } = setUp(vi.fn<() => Promise<void>>(() => answer.promise));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(pollDelay(1));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a hidden page does not ask, and asks at once when it is seen again', async () => {
  const { ask, page } = setUp();
  page.isVisible = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  page.isVisible = true;
  page.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('rests after its turns, and begins anew when the page is seen again', async () => {
  const { ask, page } = setUp(undefined, 3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  page.show();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(6);
});

test('a page that is seen again while an answer is awaited does not ask twice', async () => {
  const answer = Promise.withResolvers<void>();
  const { ask, page } = setUp(vi.fn<() => Promise<void>>(() => answer.promise));
  await vi.advanceTimersByTimeAsync(pollDelay(0));
  page.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});
