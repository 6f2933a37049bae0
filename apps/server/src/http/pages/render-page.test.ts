import { expect, test } from 'vitest';

import { createFrameTexts } from './render-page.ts';
import { toStoredPage } from './stored-page.ts';

test('a frame that could not be expanded once is expanded for the next visitor', async () => {
  const textOf = createFrameTexts();
  const facts = { status: 200, headers: {}, cookies: [], prices: [], text: '<h1>Cart</h1>' };
  const frame = await toStoredPage(facts);
  const { brotli } = frame.body;
  frame.body.brotli = Buffer.of();
  await expect(textOf(frame)).rejects.toThrow('unexpected end');
  frame.body.brotli = brotli;
  expect(await textOf(frame)).toBe('<h1>Cart</h1>');
  // The expanded text is cached: the bytes are not read again.
  frame.body.brotli = Buffer.of();
  expect(await textOf(frame)).toBe('<h1>Cart</h1>');
});
