import { expect, test } from 'vitest';

import { findConflicts } from './find-conflicts.ts';

function row(line: number, revision: number, price: string) {
  return { line, sku: `CARD-${line}`, revision, cells: [{ column: 'Price', now: price }] };
}

test('a row that nobody has changed is no conflict, whatever became of the others', () => {
  const earlier = [row(2, 1, '1.00'), row(3, 1, '1.00'), row(4, 1, '1.00')];
  const later = [row(2, 1, '1.00'), row(3, 2, '2.00'), row(4, 2, '1.00')];
  expect(findConflicts(earlier, later)).toEqual([
    { line: 3, sku: 'CARD-3', column: 'Price', before: '1.00', now: '2.00' },
    // The change concerns a column that the file does not have.
    { line: 4, sku: 'CARD-4' },
  ]);
});
