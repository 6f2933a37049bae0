import { expect, test, vi } from 'vitest';

import type { CartChange } from './cart-change.ts';
import { createChangeQueue } from './change-queue.ts';

function quantity(number: number, sku = 'A'): CartChange {
  return { kind: 'quantity', sku, quantity: number };
}

function setUp() {
  const sent: { change: CartChange; answer: PromiseWithResolvers<string> }[] = [];
  const onAnswer = vi.fn<(answer: string) => void>();
  const onFailure = vi.fn<(cause: unknown, change: CartChange) => void>();
  const onWaiting = vi.fn<(waiting: readonly CartChange[]) => void>();
  const add = createChangeQueue<string>({
    send: (change) => {
      const answer = Promise.withResolvers<string>();
      sent.push({ change, answer });
      return answer.promise;
    },
    onAnswer,
    onFailure,
    onWaiting,
  });
  return { add, sent, onAnswer, onFailure, onWaiting };
}

test('of quick presses on one line only the first and the last are sent', async () => {
  const { add, sent, onAnswer } = setUp();
  for (const number of [2, 3, 4, 5]) add(quantity(number));
  expect(sent.map(({ change }) => change)).toEqual([quantity(2)]);
  sent[0]?.answer.resolve('first');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.change).toEqual(quantity(5));
  expect(onAnswer).toHaveBeenCalledWith('first');
});

test('the change on its way stays among those the server has not agreed to, whatever follows it', async () => {
  const { add, sent, onWaiting } = setUp();
  add(quantity(2));
  add(quantity(3, 'B'));
  add(quantity(4));
  expect(onWaiting).toHaveBeenLastCalledWith([quantity(2), quantity(3, 'B'), quantity(4)]);
  sent[0]?.answer.resolve('');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(onWaiting).toHaveBeenLastCalledWith([quantity(3, 'B'), quantity(4)]);
  add(quantity(5, 'B'));
  expect(onWaiting).toHaveBeenLastCalledWith([quantity(3, 'B'), quantity(4), quantity(5, 'B')]);
});

test('another kind of change on the same line replaces nothing', () => {
  const { add, onWaiting } = setUp();
  add(quantity(1, 'B'));
  const selection: CartChange = { kind: 'selection', sku: 'A', isSelected: false };
  for (const change of [quantity(2), selection, quantity(3)]) add(change);
  expect(onWaiting).toHaveBeenLastCalledWith([quantity(1, 'B'), selection, quantity(3)]);
});

test('changes of different lines keep their order and never run at the same time', async () => {
  const { add, sent } = setUp();
  add(quantity(2, 'A'));
  add(quantity(3, 'B'));
  add({ kind: 'removal', sku: 'A' });
  expect(sent).toHaveLength(1);
  sent[0]?.answer.resolve('');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer.resolve('');
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ change }) => `${change.kind} ${change.sku}`)).toEqual([
    'quantity A',
    'quantity B',
    'removal A',
  ]);
});

test('a refused change is taken back and the next one still goes', async () => {
  const { add, sent, onFailure, onWaiting } = setUp();
  add(quantity(2));
  add(quantity(1, 'B'));
  sent[0]?.answer.reject(new Error('no'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(onFailure).toHaveBeenCalledWith(expect.any(Error), quantity(2));
  sent[1]?.answer.resolve('');
  await vi.waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith([]));
  add(quantity(7));
  expect(sent).toHaveLength(3);
});
