import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

const labels = { navigation: 'Pages', previous: 'Back', next: 'On' };
const hrefFor = (page: number) => `/news?page=${page}`;

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('on page %i of %i names %j', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});

test('the first page leads on but not back', () => {
  const html = renderToStaticMarkup(<Pagination {...{ page: 1, pageCount: 2, hrefFor, labels }} />);
  expect(html).not.toContain('rel="prev"');
  expect(html).toMatch(/href="\/news\?page=2" rel="next"/);
  expect(html).toMatch(/aria-current="page">1</);
});

test('the last page leads back but not on, and a gap is not read out', () => {
  const html = renderToStaticMarkup(<Pagination {...{ page: 9, pageCount: 9, hrefFor, labels }} />);
  expect(html).not.toContain('rel="next"');
  expect(html).toMatch(/href="\/news\?page=8" rel="prev"/);
  expect(html).toMatch(/<li aria-hidden="true"><span[^>]*>…/);
  expect(html.match(/aria-hidden="true"><span/g)).toHaveLength(1);
});

test('one page needs no links', () => {
  expect(renderToStaticMarkup(<Pagination {...{ page: 1, pageCount: 1, hrefFor, labels }} />)).toBe(
    '',
  );
});
