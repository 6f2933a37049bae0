import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { createRenderQueue, isIdle } from './render-queue.ts';
import type { Asker, RenderQueueOptions } from './render-queue.ts';

const execute = promisify(execFile);

/** A queue whose renderings end when the test ends them; each has a name. */
function openQueue(bounds: Pick<RenderQueueOptions, 'maxAtOnce' | 'maxWaiting'> = {}) {
  const clock = { now: 0 };
  const begun: string[] = [];
  const refused: string[] = [];
  const rests: PromiseWithResolvers<void>[] = [];
  const ends = new Map<string, () => void>();
  const queue = createRenderQueue({
    ...bounds,
    now: () => clock.now,
    rest: () => {
      const rest = Promise.withResolvers<void>();
      rests.push(rest);
      return rest.promise;
    },
  });

  function ask(name: string, asker: Partial<Asker> = {}): void {
    const render = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    queue.run({ network: 'one', ...asker }, render).catch(() => refused.push(name));
  }

  /** Ends a rendering and the pause after it. */
  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await turns();
    rests.shift()?.resolve();
    await turns();
  }

  return { queue, clock, begun, refused, rests, ends, ask, end };
}

/** Lets all resolved promises take effect. */
async function turns(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('I2: two are rendered at once, and the next only when others had the process', async () => {
  const { begun, rests, ends, ask } = openQueue();
  for (const name of ['a', 'b', 'c']) ask(name);
  await turns();
  expect(begun).toEqual(['a', 'b']);
  ends.get('a')?.();
  await turns();
  expect(begun).toEqual(['a', 'b']);
  rests[0]?.resolve();
  await turns();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('I2: networks take turns, however many each has in the line', async () => {
  const { begun, ask, end } = openQueue();
  for (const index of numbers(10)) ask(`crowd ${index}`, { network: 'crowd' });
  ask('reader', { network: 'reader' });
  await turns();
  await end('crowd 0');
  await end('crowd 1');
  expect(begun).toEqual(['crowd 0', 'crowd 1', 'crowd 2', 'reader']);
});

test('I2: a full line refuses the crowd that fills it, and takes others', async () => {
  const { queue, refused, begun, ask, end } = openQueue();
  for (const index of numbers(67)) ask(`crowd ${index}`, { network: 'crowd' });
  await turns();
  expect(refused).toEqual(['crowd 66']);
  expect(queue.isFullFor({ network: 'crowd' })).toBe(true);
  expect(queue.isFullFor({ network: 'reader' })).toBe(false);
  ask('reader', { network: 'reader' });
  await turns();
  expect(refused).toEqual(['crowd 66', 'crowd 65']);
  expect(queue.waiting()).toBe(64);
  await end('crowd 0');
  await end('crowd 1');
  expect(begun).toContain('reader');
});

test('I2: nobody takes a place in a full line to have the longer one themselves', async () => {
  const { queue, ask } = openQueue();
  const lines = { working: 2, first: 32, second: 31, third: 1 };
  for (const [network, count] of Object.entries(lines))
    for (const index of numbers(count)) ask(`${network} ${index}`, { network });
  await turns();
  expect(queue.isFullFor({ network: 'second' })).toBe(true);
  expect(queue.isFullFor({ network: 'third' })).toBe(false);
});

test('I2: a queue lets as many through and wait as it is told', async () => {
  const { begun, refused, ask } = openQueue({ maxAtOnce: 1, maxWaiting: 2 });
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  await turns();
  expect([begun, refused]).toEqual([['a'], ['d']]);
});

test.each([
  { active: 0, idle: 1, is: true },
  { active: 9, idle: 1, is: true },
  { active: 99, idle: 1, is: false },
  // The short pause between two requests.
  { active: 0.2, idle: 0.2, is: false },
])(
  'I2: with $idle ms to spare beside $active ms of work a process is idle: $is',
  ({ active, idle, is }) => {
    expect(isIdle({ active, idle, utilization: active / (active + idle) })).toBe(is);
  },
);

test('I2: whoever waited too long is refused, and the place is free again', async () => {
  const { clock, begun, refused, ask, end } = openQueue();
  for (const name of ['a', 'b', 'late']) ask(name);
  clock.now = 5_001;
  ask('in time');
  await turns();
  await end('a');
  expect([begun, refused]).toEqual([['a', 'b', 'in time'], ['late']]);
  await end('b');
  await end('in time');
  for (const name of ['next', 'after']) ask(name);
  await turns();
  expect(begun).toEqual(['a', 'b', 'in time', 'next', 'after']);
});

test('a rendering that fails leaves its place', async () => {
  const queue = createRenderQueue({ rest: async () => undefined });
  for (const index of numbers(5)) {
    const broken = queue.run({ network: `${index}` }, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
  }
  await expect(queue.run({ network: 'one' }, async () => 'done')).resolves.toBe('done');
});

test('whoever waits for a rendering keeps the process alive, as commands do that render without a server', async () => {
  const queue = JSON.stringify(join(import.meta.dirname, 'render-queue.ts'));
  const script = `
    import { createRenderQueue } from ${queue};
    const { run } = createRenderQueue();
    const asker = { network: 'one' };
    await Promise.all([1, 2, 3, 4, 5].map(() => run(asker, async () => undefined)));
    console.log('all rendered');`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout).toBe('all rendered\n');
});
