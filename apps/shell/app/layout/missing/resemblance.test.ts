import { expect, test } from 'vitest';

import { resemblance } from './resemblance.ts';

test.each([
  ['sim-card', 'sim-card', 1],
  ['SIM_Card', 'sim card', 1],
  ['安全卡', '安全卡', 1],
  ['sim-card', 'tls', 0],
  ['', 'sim-card', 0],
  ['-', '-', 0],
])('%s and %s have %d in common', (one, other, expected) => {
  expect(resemblance(one, other)).toBe(expected);
});

test('a name that was mistyped is nearer to what was meant than to others', () => {
  expect(resemblance('sim-crad', 'sim-card')).toBeGreaterThan(
    resemblance('sim-crad', 'super-sim-card'),
  );
  expect(resemblance('sdp', 'sdp-licence')).toBeGreaterThan(resemblance('sdp', 'tls-licence'));
});

test('a pair that one name has twice counts once where the other has it once', () => {
  expect(resemblance('aaaa', 'aa')).toBe(0.5);
});
