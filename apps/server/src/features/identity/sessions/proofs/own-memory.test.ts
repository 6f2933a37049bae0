import { expect, test } from 'vitest';

import { createOwnMemory } from './own-memory.ts';

const second = 1_800_000_000;
const now = second * 1000;

test('an id is new once', () => {
  const memory = createOwnMemory();
  expect(memory.use({ id: 'a', issuedAt: second }, now)).toBe('new');
  expect(memory.use({ id: 'a', issuedAt: second }, now + 59_000)).toBe('repeated');
  expect(memory.use({ id: 'b', issuedAt: second }, now)).toBe('new');
});

test('what is too old to be taken is forgotten and not taken again', () => {
  const memory = createOwnMemory();
  memory.use({ id: 'a', issuedAt: second }, now);
  memory.use({ id: 'b', issuedAt: second + 100 }, now + 100_000);
  expect(memory.use({ id: 'a', issuedAt: second }, now + 100_000)).toBe('time');
});

test('what can still be taken is remembered for all of its time', () => {
  const memory = createOwnMemory();
  memory.use({ id: 'a', issuedAt: second }, now);
  memory.use({ id: 'b', issuedAt: second + 60 }, now + 60_000);
  expect(memory.use({ id: 'a', issuedAt: second }, now + 60_000)).toBe('repeated');
  expect(memory.use({ id: 'c', issuedAt: second }, now + 60_000)).toBe('new');
});

test('what was forgotten leaves its room to others', () => {
  const memory = createOwnMemory(3);
  memory.use({ id: 'a', issuedAt: second }, now);
  const later = { issuedAt: second + 100 };
  for (const id of ['b', 'c', 'd']) expect(memory.use({ ...later, id }, now + 100_000)).toBe('new');
  expect(memory.use({ ...later, id: 'b' }, now + 100_000)).toBe('repeated');
});

test('a full memory forgets its oldest second, and takes nothing of that any more', () => {
  const memory = createOwnMemory(3);
  for (const [place, id] of ['a', 'b', 'c', 'd'].entries())
    expect(memory.use({ id, issuedAt: second + place }, now)).toBe('new');
  expect(memory.use({ id: 'a', issuedAt: second }, now)).toBe('time');
  expect(memory.use({ id: 'e', issuedAt: second }, now)).toBe('time');
  expect(memory.use({ id: 'b', issuedAt: second + 1 }, now)).toBe('repeated');
  expect(memory.use({ id: 'f', issuedAt: second + 3 }, now)).toBe('new');
});

test('after a clock that was a day ahead was set right, new proofs are taken and old ones are not', () => {
  const memory = createOwnMemory();
  const day = 24 * 60 * 60;
  memory.use({ id: 'a', issuedAt: second }, now);
  memory.use({ id: 'b', issuedAt: second + day }, now + day * 1000);
  const later = now + 5_000;
  expect(memory.use({ id: 'a', issuedAt: second }, later)).toBe('time');
  expect(memory.use({ id: 'c', issuedAt: second + 5 }, later)).toBe('new');
  expect(memory.use({ id: 'c', issuedAt: second + 5 }, later)).toBe('repeated');
});
