import { expect, test } from 'vitest';

import { needsSecondPerson } from './needs-second-person.ts';

test.each([
  [10_000, [10_000], false],
  [12_000, [10_000], false],
  [12_001, [10_000], true],
  [8_000, [10_000], false],
  [7_999, [10_000], true],
  [1, [], false],
])('%i fen after %j: a second person: %s', (priceFen, compared, isNeeded) => {
  expect(needsSecondPerson(priceFen, compared)).toBe(isNeeded);
});

test('slices add up: what each of them may alone, they may not together', () => {
  expect(needsSecondPerson(9_000, [10_000])).toBe(false);
  expect(needsSecondPerson(7_900, [9_000, 10_000])).toBe(true);
  expect(needsSecondPerson(7_900, [9_000])).toBe(false);
});
