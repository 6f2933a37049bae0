import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchServer } from './server-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers at once or in the last moment, fails or stays silent, as the test says. */
function openWatch(state: 'well' | 'failing' | 'silent' | 'late' = 'well') {
  const server = { state, drops: 0, leaves: 0 };
  const onSilent = vi.fn<() => void>();
  const probe = {
    ask: async () => {
      if (server.state === 'failing') throw new Error('too many connections');
      if (server.state === 'late') await new Promise((resolve) => setTimeout(resolve, 1_000));
      if (server.state === 'silent') await new Promise(() => undefined);
    },
    drop: () => (server.drops += 1),
    leave: () => (server.leaves += 1),
  };
  return { server, onSilent, ...watchServer(probe, { timeout: 1_000, onSilent }) };
}

test('a server that answers, or says what is wrong, is not silent', async () => {
  const { server, onSilent, isSilent, stop } = openWatch();
  for (const state of ['well', 'failing', 'well'] as const) {
    server.state = state;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isSilent()).toBe(false);
  }
  expect([onSilent.mock.calls.length, server.drops]).toEqual([0, 0]);
  await stop();
});

test('D7: a server that falls silent is noticed within 1.5 seconds, and within half a second that it is back', async () => {
  const { server, onSilent, isSilent, stop } = openWatch();
  await vi.advanceTimersByTimeAsync(10_000);
  server.state = 'silent';
  await vi.advanceTimersByTimeAsync(1_510);
  expect([isSilent(), onSilent.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([isSilent(), onSilent.mock.calls.length]).toEqual([true, 1]);
  // Each question without an answer was given up.
  expect(server.drops).toBeGreaterThan(10);
  server.state = 'well';
  // The last question may still have to be given up.
  await vi.advanceTimersByTimeAsync(1_510 + 510);
  expect(isSilent()).toBe(false);
  await stop();
});

test('a server is asked as soon as it is watched, and waited for no longer than it may say nothing', async () => {
  for (const [state, isSilent] of [
    ['well', false],
    ['failing', false],
    ['silent', true],
  ] as const) {
    const watch = openWatch(state);
    const hasAsked = vi.fn<() => void>();
    void watch.hasAsked.then(hasAsked);
    await vi.advanceTimersByTimeAsync(0);
    expect(hasAsked.mock.calls.length).toBe(isSilent ? 0 : 1);
    await vi.advanceTimersByTimeAsync(1_010);
    expect([hasAsked.mock.calls.length, watch.isSilent()]).toEqual([1, isSilent]);
    const stopped = watch.stop();
    // The stop waits for the question in progress.
    await vi.advanceTimersByTimeAsync(1_010);
    await stopped;
  }
});

test('an answer that had come when the time was over is heard, though this process was busy then', async () => {
  const { server, onSilent, isSilent, stop } = openWatch('late');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isSilent(), onSilent.mock.calls.length, server.drops]).toEqual([false, 0, 0]);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1_010);
  await stopped;
});

test.each([
  ['well', [false, 1]],
  ['silent', [true, 0]],
] as const)('at the end goodbye is said to a server that hears it (%s)', async (state, told) => {
  const { server, stop } = openWatch(state);
  await vi.advanceTimersByTimeAsync(1_010);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1_010);
  await stopped;
  expect([server.drops > 0, server.leaves]).toEqual(told);
});
