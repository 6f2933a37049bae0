import { expect, test } from 'vitest';

import { createWaitingLine } from './waiting-line.ts';

test('no more run at once than allowed, in order of arrival', async () => {
  const line = createWaitingLine({ atOnce: 2, waiting: 10 });
  const order: number[] = [];
  let running = 0;
  let limit = 0;
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      line.run(async () => {
        order.push(index);
        running += 1;
        limit = Math.max(limit, running);
        await Promise.resolve();
        running -= 1;
      }),
    ),
  );
  expect(limit).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('who finds the line full is refused at once', async () => {
  const line = createWaitingLine({ atOnce: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const running = [line.run(() => gate.promise), line.run(() => gate.promise)];
  await expect(line.run(async () => 1)).rejects.toMatchObject({ error: 'BUSY' });
  gate.resolve();
  await Promise.all(running);
  await expect(line.run(async () => 1)).resolves.toBe(1);
});

test('work that fails gives its place to the next', async () => {
  const line = createWaitingLine({ atOnce: 1, waiting: 5 });
  const failing = line.run(async () => {
    throw new Error('stop');
  });
  const next = line.run(async () => 'done');
  await expect(failing).rejects.toThrow('stop');
  await expect(next).resolves.toBe('done');
});

test('work that is first overtakes the others, also into a full line', async () => {
  const line = createWaitingLine({ atOnce: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const others = [line.run(() => gate.promise), line.run(note('other'))];
  const first = line.run(note('first'), { isFirst: true });
  gate.resolve();
  await Promise.all([...others, first]);
  expect(order).toEqual(['first', 'other']);
});
