import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createFleet } from './fleet.ts';
import type { Worker } from './fleet-members.ts';
import type { Order, Ready } from './messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface FakeWorker extends Worker {
  number: number;
  told: Order[];
  isKilled: boolean;
  listen: () => void;
  end: (code: number | null) => void;
}

/**
 * Workers that listen, or end, as soon as they are started, unless their start is slow; they obey orders at once,
 * unless they hang.
 */
function openFleet({ size = 2, isSound = true, hangs = false } = {}) {
  const workers: FakeWorker[] = [];
  const starts = { succeed: isSound, areSlow: false };
  const warnings: string[] = [];
  const onReady = vi.fn<(ready: Ready) => void>();
  const fork = () => {
    const number = workers.length + 1;
    const ready = Promise.withResolvers<Ready>();
    const ended = Promise.withResolvers<number | null>();
    const worker: FakeWorker = {
      number,
      told: [],
      isKilled: false,
      ready: ready.promise,
      ended: ended.promise,
      listen: () => ready.resolve({ lines: [`ready ${number}`], metrics: undefined }),
      end: ended.resolve,
      tell(order) {
        worker.told.push(order);
        if (order !== 'keep-clock' && !hangs) ended.resolve(0);
      },
      kill() {
        worker.isKilled = true;
        ended.resolve(null);
      },
    };
    workers.push(worker);
    if (!starts.succeed) ended.resolve(1);
    else if (!starts.areSlow) worker.listen();
    return worker;
  };
  const fleet = createFleet({ size, fork, onReady, warn: (words) => void warnings.push(words) });
  return { fleet, workers, starts, warnings, onReady, pass: vi.advanceTimersByTimeAsync };
}

const toldEach = (workers: FakeWorker[]) => workers.map(({ told }) => told);

test('the first starts alone, then the others; what the first says is told when all listen', async () => {
  const { fleet, workers, onReady } = openFleet({ size: 3 });
  const opened = fleet.open();
  expect(workers).toHaveLength(1);
  await opened;
  expect(workers).toHaveLength(3);
  expect(onReady.mock.calls).toEqual([[{ lines: ['ready 1'], metrics: undefined }]]);
});

test('where the first ends while the others start, there is not one too many, and all is ready once another serves in its place', async () => {
  const { fleet, workers, starts, onReady, pass } = openFleet({ size: 3 });
  starts.areSlow = true;
  void fleet.open();
  workers[0]?.listen();
  await pass(0);
  workers[0]?.end(1);
  await pass(60_000);
  workers[3]?.listen();
  await pass(60_000);
  for (const each of workers.slice(1, 3)) each.listen();
  await pass(60_000);
  expect([workers.length, onReady.mock.calls.length]).toEqual([4, 0]);
  workers[3]?.listen();
  await pass(60_000);
  expect(workers).toHaveLength(4);
  expect(onReady.mock.calls).toEqual([[{ lines: ['ready 1'], metrics: undefined }]]);
});

test('where the first refuses to start, so does the whole', async () => {
  const { fleet, workers, onReady } = openFleet({ isSound: false });
  await fleet.open();
  expect(await fleet.ended).toBe(1);
  expect([workers.length, onReady.mock.calls.length]).toEqual([1, 0]);
});

test('one worker does the jobs; when it ends, another one does', async () => {
  const { fleet, workers, pass } = openFleet();
  await fleet.open();
  expect(toldEach(workers)).toEqual([['keep-clock'], []]);
  workers[0]?.end(null);
  await pass(0);
  expect(workers[1]?.told).toEqual(['keep-clock']);
});

test('a worker that ends after a long time is replaced at once, and told of', async () => {
  const { fleet, workers, warnings, pass } = openFleet();
  await fleet.open();
  await pass(60_000);
  workers[1]?.end(139);
  await pass(0);
  expect(workers).toHaveLength(3);
  expect(warnings).toEqual(['A worker has ended (139). Another one takes its place.']);
});

test('a worker that ends again and again is started less and less often', async () => {
  const { fleet, workers, pass } = openFleet();
  await fleet.open();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = workers.length;
    workers.at(-1)?.end(1);
    await pass(pause - 1);
    expect(workers).toHaveLength(before);
    await pass(1);
    expect(workers).toHaveLength(before + 1);
  }
});

test('workers that end one after the other are replaced one at a time, and by no more than there were', async () => {
  const { fleet, workers, starts, pass } = openFleet({ size: 3 });
  await fleet.open();
  await pass(60_000);
  starts.areSlow = true;
  workers[1]?.end(1);
  await pass(0);
  workers[2]?.end(1);
  await pass(60_000);
  expect(workers).toHaveLength(4);
  workers[3]?.listen();
  await pass(60_000);
  expect(workers).toHaveLength(5);
  workers[4]?.listen();
  await pass(60_000);
  expect(workers).toHaveLength(5);
});

test('while one serves nobody gives up; when none does and starts go on failing, the whole ends with 1', async () => {
  const { fleet, workers, starts, warnings, pass } = openFleet();
  await fleet.open();
  await pass(60_000);
  starts.succeed = false;
  workers[1]?.end(1);
  await pass(600_000);
  expect(workers.length).toBeGreaterThan(10);
  expect(warnings).toHaveLength(1);
  workers[0]?.end(1);
  await pass(60_000);
  expect(warnings.at(-1)).toContain('Giving up');
  expect(await fleet.ended).toBe(1);
});

test('on a reload each new worker listens before an old one leaves, and the jobs go with it', async () => {
  const { fleet, workers } = openFleet();
  await fleet.open();
  await fleet.reload();
  expect(toldEach(workers)).toEqual([
    ['keep-clock', 'replaced'],
    ['keep-clock', 'replaced'],
    ['keep-clock'],
    [],
  ]);
});

test('a reload waits for each old worker before it goes on to the next', async () => {
  const { fleet, workers, pass } = openFleet({ hangs: true });
  await fleet.open();
  void fleet.reload();
  await pass(0);
  expect(workers).toHaveLength(3);
  workers[0]?.end(0);
  await pass(0);
  expect(workers).toHaveLength(4);
});

test('a reload that is asked for during another replaces what that one had started already', async () => {
  const { fleet, workers, pass } = openFleet({ hangs: true, size: 1 });
  await fleet.open();
  void fleet.reload();
  await pass(0);
  for (let asked = 0; asked < 3; asked += 1) void fleet.reload();
  await pass(0);
  expect(workers).toHaveLength(2);
  workers[0]?.end(0);
  await pass(0);
  expect(workers).toHaveLength(3);
  expect(workers[1]?.told).toContain('replaced');
  workers[1]?.end(0);
  await pass(60_000);
  expect(workers).toHaveLength(3);
});

test('an old worker that does not leave is ended', async () => {
  const { fleet, workers, pass } = openFleet({ hangs: true, size: 1 });
  await fleet.open();
  void fleet.reload();
  await pass(34_000);
  expect(workers[0]?.isKilled).toBe(false);
  // However long the old worker takes to end, another one runs the jobs from the beginning.
  expect(toldEach(workers)).toEqual([['keep-clock', 'replaced'], ['keep-clock']]);
  await pass(2_000);
  expect(workers[0]?.isKilled).toBe(true);
});

test('where a new worker does not start, a reload leaves those that serve', async () => {
  const { fleet, workers, starts, warnings } = openFleet();
  await fleet.open();
  starts.succeed = false;
  await fleet.reload();
  expect(workers.slice(0, 2).map(({ told }) => told.includes('replaced'))).toEqual([false, false]);
  expect(warnings[0]).toContain('did not start');
});

test('a stop tells all, starts no other, and ends with 0 where all of them did', async () => {
  const { fleet, workers, pass } = openFleet();
  await fleet.open();
  fleet.stop('SIGTERM');
  expect(await fleet.ended).toBe(0);
  expect(toldEach(workers)).toEqual([['keep-clock', 'SIGTERM'], ['SIGTERM']]);
  await pass(60_000);
  expect(workers).toHaveLength(2);
});

test.each([
  [0, 1],
  [1, 0],
])(
  'a stop in which one was broken off ends with 1, whichever ended first (%d, %d)',
  async (...codes) => {
    const { fleet, workers } = openFleet({ hangs: true });
    await fleet.open();
    fleet.stop('SIGTERM');
    for (const [index, code] of codes.entries()) workers[index]?.end(code);
    expect(await fleet.ended).toBe(1);
  },
);

test('a stop while no worker is there, and the next start waits, ends at once', async () => {
  const { fleet, workers, pass } = openFleet();
  await fleet.open();
  for (const { end } of workers) end(1);
  await pass(0);
  fleet.stop('SIGTERM');
  expect(await fleet.ended).toBe(0);
  await pass(60_000);
  expect(workers).toHaveLength(2);
});

test('how a worker ended that was replaced long ago says nothing of how the stop went', async () => {
  const { fleet, workers, pass } = openFleet();
  await fleet.open();
  workers[0]?.end(null);
  await pass(60_000);
  fleet.stop('SIGTERM');
  // A signal to all processes reaches the supervisor twice.
  fleet.stop('SIGTERM');
  expect(await fleet.ended).toBe(0);
});

test('a stop during a reload waits for nobody who is leaving', async () => {
  const { fleet, workers, pass } = openFleet({ hangs: true, size: 1 });
  await fleet.open();
  void fleet.reload();
  await pass(0);
  fleet.stop('SIGTERM');
  expect(workers[1]?.told).toContain('SIGTERM');
  workers[1]?.end(0);
  await pass(11_000);
  expect(workers[0]?.isKilled).toBe(true);
  expect(await fleet.ended).toBe(1);
});

test('a stop during a reload starts no further worker, and ends with 0 where all of them did', async () => {
  const { fleet, workers, warnings, pass } = openFleet({ hangs: true });
  await fleet.open();
  void fleet.reload();
  await pass(0);
  fleet.stop('SIGTERM');
  workers[0]?.end(0);
  await pass(0);
  expect(workers).toHaveLength(3);
  for (const each of workers.slice(1)) each.end(0);
  expect(await fleet.ended).toBe(0);
  expect(warnings).toEqual([]);
});

test('a stop ends a worker that has not begun to listen', async () => {
  const { fleet, workers, starts, pass } = openFleet();
  await fleet.open();
  await pass(60_000);
  starts.areSlow = true;
  workers[1]?.end(1);
  await pass(0);
  fleet.stop('SIGTERM');
  expect(workers.map(({ isKilled }) => isKilled)).toEqual([false, false, true]);
  expect(await fleet.ended).toBe(1);
});

test('where an old worker ends by itself while the new one starts, there is not one too many', async () => {
  const { fleet, workers, starts, pass } = openFleet({ hangs: true });
  await fleet.open();
  await pass(60_000);
  starts.areSlow = true;
  void fleet.reload();
  workers[0]?.end(1);
  await pass(0);
  // One worker replaces the one being reloaded, and one replaces the one that ended.
  expect(workers).toHaveLength(4);
  workers[3]?.listen();
  await pass(0);
  workers[2]?.listen();
  await pass(0);
  expect(workers[2]?.told).toEqual(['replaced']);
});

test('a reload that is asked for during another one changes nothing', async () => {
  const { fleet, workers, pass } = openFleet({ hangs: true });
  await fleet.open();
  void fleet.reload();
  void fleet.reload();
  await pass(0);
  expect(workers).toHaveLength(3);
});

test('after a reload there can be another one', async () => {
  const { fleet, workers } = openFleet({ size: 1 });
  await fleet.open();
  await fleet.reload();
  await fleet.reload();
  expect(workers).toHaveLength(3);
});
