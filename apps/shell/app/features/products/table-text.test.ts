import { expect, test } from 'vitest';

import { tableText } from './table-text.ts';

const cellsOf = (...texts: string[]) => ({ cells: texts.map((textContent) => ({ textContent })) });

test('copies a table as tabs and lines, without the markup’s white space', () => {
  const rows = [cellsOf('Chip'), cellsOf('Rate', ' 20 per\n  second ')];
  expect(tableText({ rows: rows as unknown as HTMLTableElement['rows'] })).toBe(
    'Chip\nRate\t20 per second',
  );
});
