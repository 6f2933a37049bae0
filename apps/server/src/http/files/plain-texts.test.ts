import { expect, test } from 'vitest';

import { createPlainTexts } from './plain-texts.ts';
import type { PageBody } from '../pages/stored-page.ts';

function bodyOf(text: string, isSmallest = true): PageBody {
  return { brotli: Buffer.from(text), isSmallest, etag: text };
}

/** Counts how often a text was expanded; each text is ten times as long as its bytes. */
function openTexts(max: number) {
  const state = { expanded: 0 };
  const expand = async (brotli: Buffer) => {
    state.expanded += 1;
    return Buffer.from(brotli.toString().repeat(10));
  };
  return { state, plainTextOf: createPlainTexts(expand, max) };
}

test('a kept page is expanded once, however many ask', async () => {
  const { state, plainTextOf } = openTexts(1_000);
  const body = bodyOf('ab');
  for (let time = 0; time < 3; time += 1)
    expect((await plainTextOf(body)).toString()).toBe('ab'.repeat(10));
  expect(state.expanded).toBe(1);
});

test('the text of a page that leaves once is not kept', async () => {
  const { state, plainTextOf } = openTexts(1_000);
  const body = bodyOf('ab', false);
  for (let time = 0; time < 2; time += 1) await plainTextOf(body);
  expect(state.expanded).toBe(2);
  expect(body.plain).toBeUndefined();
});

test('no more bytes are kept than there is room for: the oldest text goes', async () => {
  const { plainTextOf } = openTexts(50);
  const bodies = ['ab', 'cd', 'ef'].map((text) => bodyOf(text));
  for (const body of bodies) await plainTextOf(body);
  expect(bodies.map(({ plain }) => plain?.length)).toEqual([undefined, 20, 20]);
  const large = bodyOf('abcdef');
  expect(await plainTextOf(large)).toHaveLength(60);
  expect([...bodies, large].map(({ plain }) => plain)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a page whose readers all came at once is counted once', async () => {
  const { plainTextOf } = openTexts(50);
  const [first, second] = [bodyOf('ab'), bodyOf('cd')];
  await Promise.all([plainTextOf(first), plainTextOf(first), plainTextOf(first)]);
  await plainTextOf(second);
  expect([first.plain, second.plain].map((plain) => plain?.length)).toEqual([20, 20]);
});
