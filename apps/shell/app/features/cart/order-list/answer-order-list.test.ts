import { addAllToCart } from '@uid/contract/cart';
import { ClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import { checkOrderList } from '@uid/contract/order-list';
import { expect, test, vi } from 'vitest';

import { answerOrderList } from './answer-order-list.ts';

const good = { sku: 'A-1', quantity: 2, priceFen: 100, lineFen: 200 };

/** Answers the check with these lines, and accepts whatever is added. */
function serve(lines: object[]) {
  const call = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(async (endpoint) =>
    endpoint === checkOrderList ? { lines, goodsFen: 200 } : { count: 2 },
  );
  return { call: call as unknown as Call, asked: () => call.mock.calls.map(([each]) => each) };
}

function answer(call: Call, text: string, isToAdd: boolean) {
  return answerOrderList(call, { text, isToAdd, language: 'en' });
}

test('a check keeps the text, tells each line with its number, and adds nothing', async () => {
  const { call, asked } = serve([good]);
  const text = '\nA-1 2';
  expect(await answer(call, text, false)).toEqual({
    text,
    goodsFen: 200,
    lines: [{ ...good, row: 2 }],
  });
  expect(asked()).toEqual([checkOrderList]);
});

test('a list without a problem is added as a whole, and its text goes', async () => {
  const { call, asked } = serve([good]);
  expect(await answer(call, 'A-1 2', true)).toEqual({ text: '', added: { lines: 1, pieces: 2 } });
  expect(asked()).toEqual([checkOrderList, addAllToCart]);
});

test('one line with a problem keeps the whole list out of the cart', async () => {
  const { call, asked } = serve([{ ...good, problem: 'short', addable: 1 }]);
  const { lines, added } = await answer(call, 'A-1 2', true);
  expect([lines?.[0]?.problem, added]).toEqual(['short', undefined]);
  expect(asked()).toEqual([checkOrderList]);
});

test.each([
  ['', 'We found no SKU in the list.'],
  ['A-1 1\n'.padEnd(8_001, ' '), 'A list has 8,000 characters at most'],
  [Array.from({ length: 51 }, (_, n) => `A-${n} 1`).join('\n'), 'At most 50 lines at once'],
])('what can’t be a list is told so, and nobody is asked', async (text, words) => {
  const { call, asked } = serve([]);
  const { message } = await answer(call, text, false);
  expect(message).toContain(words);
  expect(asked()).toEqual([]);
});

test('what the server refuses comes back in its own words, with the text', async () => {
  const refusal = new ClientError('business', 'There is not enough in stock.');
  const call = (() => Promise.reject(refusal)) as unknown as Call;
  expect(await answer(call, 'A-1 2', true)).toEqual({ text: 'A-1 2', message: refusal.message });
});
