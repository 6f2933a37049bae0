import { afterEach, expect, test, vi } from 'vitest';

import { findClockSkew } from './find-clock-skew.ts';

const now = Date.parse('2026-05-01T12:00:00.500Z');

afterEach(() => void vi.restoreAllMocks());

function serve(date: string | undefined): void {
  const headers = date ? { date } : undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { headers }));
}

test('a clock that is off is told by how much, ahead above zero', async () => {
  serve('Fri, 01 May 2026 11:58:00 GMT');
  expect(await findClockSkew(() => now)).toBe(120_000);
  serve('Fri, 01 May 2026 12:01:00 GMT');
  expect(await findClockSkew(() => now)).toBe(-60_000);
});

test('half a minute spoils no code', async () => {
  serve('Fri, 01 May 2026 11:59:30 GMT');
  expect(await findClockSkew(() => now)).toBeUndefined();
});

test('nothing is known without a date or without an answer', async () => {
  serve(undefined);
  expect(await findClockSkew(() => now)).toBeUndefined();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  expect(await findClockSkew(() => now)).toBeUndefined();
});
