import { expect, test } from 'vitest';

import { cutPage } from './cut-page.ts';

const idOf = ({ id }: { id: string }) => id;
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

test('where more was found than a page has, the next page follows the last row of this one', () => {
  expect(cutPage(rows('a', 'b', 'c'), 2, idOf)).toEqual({ rows: rows('a', 'b'), next: 'b' });
});

test.each([[rows('a', 'b')], [rows('a')], [[]]])('the last page has no next one: %j', (found) => {
  expect(cutPage(found, 2, idOf)).toEqual({ rows: found, next: undefined });
});
