import { beforeEach, expect, test } from 'vitest';

import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts';

let values: Map<string, string>;
let storage: Storage;

beforeEach(() => {
  values = new Map();
  storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  } as unknown as Storage;
});

const intent = { seen: 'a1', note: 'Ring twice' };

test('a retry and a reload of the same intent send the same key', () => {
  const first = idempotencyKeyOf('order', intent, storage);
  expect(idempotencyKeyOf('order', { ...intent }, storage)).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('anything changed in the intent makes another key', () => {
  const first = idempotencyKeyOf('order', intent, storage);
  const second = idempotencyKeyOf('order', { ...intent, seen: 'b2' }, storage);
  expect(second).not.toBe(first);
  expect(idempotencyKeyOf('order', { ...intent, seen: 'b2' }, storage)).toBe(second);
});

test('once the order is placed, the same content is a new intent', () => {
  const first = idempotencyKeyOf('order', intent, storage);
  forgetIdempotencyKey('order', storage);
  expect(idempotencyKeyOf('order', intent, storage)).not.toBe(first);
});

test('an order and a refund with the same content are two intents', () => {
  const order = idempotencyKeyOf('order', intent, storage);
  expect(idempotencyKeyOf('refund', intent, storage)).not.toBe(order);
  forgetIdempotencyKey('refund', storage);
  expect(idempotencyKeyOf('order', intent, storage)).toBe(order);
});

test('what is stored carries the prefix and survives being unreadable', () => {
  idempotencyKeyOf('order', intent, storage);
  const [name = ''] = values.keys();
  expect(name).toMatch(/^uid-front:/);
  values.set(name, '{broken');
  expect(idempotencyKeyOf('order', intent, storage)).toMatch(/^[0-9a-f]{32}$/);
});
