import { expect, test } from 'vitest';

import { secondsOf } from './seconds.ts';

test.each([
  [-5, 1],
  [0, 1],
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [1_499, 2],
])('whoever has %i ms to wait is told %i s, which is never too short', (wait, seconds) => {
  expect(secondsOf(wait)).toBe(seconds);
});
