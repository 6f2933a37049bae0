import { expect, test } from 'vitest';

import { isBeyondEnd, pageCountOf, titleOfPage } from './list-pages.ts';

test('an empty list has its first page and no other', () => {
  expect(pageCountOf({ total: 0, pageSize: 10 })).toBe(1);
  expect(isBeyondEnd({ total: 0, page: 1, pageSize: 10 })).toBe(false);
  expect(isBeyondEnd({ total: 0, page: 2, pageSize: 10 })).toBe(true);
});

test('the last page is the one with the last entry', () => {
  expect(isBeyondEnd({ total: 21, page: 3, pageSize: 10 })).toBe(false);
  expect(isBeyondEnd({ total: 20, page: 3, pageSize: 10 })).toBe(true);
});

test('every page but the first says in its title which it is', () => {
  expect(titleOfPage('News', { page: 1, language: 'en' })).toBe('News');
  expect(titleOfPage('News', { page: 2, language: 'en' })).toBe('News · page 2');
  expect(titleOfPage('新闻', { page: 2, language: 'zh' })).toBe('新闻 · 第 2 页');
});
