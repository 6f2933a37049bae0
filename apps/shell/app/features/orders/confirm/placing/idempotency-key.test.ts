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
  const first = idempotencyKeyOf(intent, storage);
  expect(idempotencyKeyOf({ ...intent }, storage)).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('anything changed in the intent makes another key', () => {
  const first = idempotencyKeyOf(intent, storage);
  const second = idempotencyKeyOf({ ...intent, seen: 'b2' }, storage);
  expect(second).not.toBe(first);
  expect(idempotencyKeyOf({ ...intent, seen: 'b2' }, storage)).toBe(second);
});

test('once the order is placed, the same content is a new intent', () => {
  const first = idempotencyKeyOf(intent, storage);
  forgetIdempotencyKey(storage);
  expect(idempotencyKeyOf(intent, storage)).not.toBe(first);
});

test('what is stored carries the prefix and survives being unreadable', () => {
  idempotencyKeyOf(intent, storage);
  const [name = ''] = values.keys();
  expect(name).toMatch(/^uid-front:/);
  values.set(name, '{broken');
  expect(idempotencyKeyOf(intent, storage)).toMatch(/^[0-9a-f]{32}$/);
});
