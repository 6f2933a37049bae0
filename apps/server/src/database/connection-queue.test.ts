import { setImmediate as turn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createConnectionQueue } from './connection-queue.ts';

const hour = 60 * 60_000;

function open(change: { maxWaiting?: number; timeout?: number } = {}) {
  const queue = createConnectionQueue({ places: 2, maxWaiting: 100, timeout: hour, ...change });
  const inside: { name: number; leave: () => void }[] = [];
  const entered: number[] = [];
  const ask = (name: number) =>
    queue.run(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      entered.push(name);
      inside.push({ name, leave: resolve });
      await promise;
      return name;
    });
  return { queue, inside, entered, ask };
}

test('a crowd is let in by the order in which it came, never more than there are places', async () => {
  const { inside, entered, ask } = open();
  const answers = Promise.all(Array.from({ length: 9 }, (_, name) => ask(name)));
  while (inside.length > 0) {
    expect(inside.length).toBeLessThanOrEqual(2);
    inside.shift()?.leave();
    await turn();
  }
  expect(await answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(entered).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('who fails inside gives the place on', async () => {
  const { queue } = open();
  const failing = Array.from({ length: 5 }, () =>
    queue.run(async () => {
      throw new Error('no');
    }),
  );
  for (const each of await Promise.allSettled(failing)) expect(each.status).toBe('rejected');
  expect(await queue.run(async () => 'yes')).toBe('yes');
});

test('more than may wait are refused at once, and their places stay those of the others', async () => {
  const { inside, ask } = open({ maxWaiting: 1 });
  const waiting = [ask(0), ask(1), ask(2)];
  await expect(ask(3)).rejects.toMatchObject({ code: 'DATABASE_BUSY' });
  for (const _ of waiting) {
    inside.shift()?.leave();
    await turn();
  }
  expect(await Promise.all(waiting)).toEqual([0, 1, 2]);
});

test('who has waited too long is refused, and nobody after them loses a place', async () => {
  const { inside, ask } = open({ timeout: 1 });
  const first = [ask(0), ask(1)];
  await expect(ask(2)).rejects.toMatchObject({ code: 'DATABASE_BUSY' });
  for (const { leave } of inside) leave();
  await Promise.all(first);
  const last = [ask(3), ask(4)];
  await turn();
  for (const { leave } of inside) leave();
  expect(await Promise.all(last)).toEqual([3, 4]);
});

test('all who wait can be refused together, while those inside go on', async () => {
  const { queue, inside, ask } = open();
  const served = [ask(0), ask(1)];
  const refused = Promise.allSettled([ask(2), ask(3)]);
  queue.refuseWaiting(new Error('away'));
  for (const each of await refused) expect(each).toMatchObject({ reason: { message: 'away' } });
  for (const { leave } of inside) leave();
  expect(await Promise.all(served)).toEqual([0, 1]);
});
