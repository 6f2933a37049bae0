import { expect, test } from 'vitest';

import { clearedPath, mallPath, readFilters, toListInput } from './mall-filters.ts';

test('reads the filters an address names and drops empty and unknown ones', () => {
  const query = new URLSearchParams('group=card&q=&utm_source=mail&page=2');
  expect(readFilters(query)).toEqual({ group: 'card', page: '2' });
});

test('another filter starts at the first page, another page keeps the filters', () => {
  const filters = { group: 'card', page: '3' };
  expect(mallPath(filters, { sort: 'price-asc' })).toBe('/mall?group=card&sort=price-asc');
  expect(mallPath(filters, { page: '4' })).toBe('/mall?group=card&page=4');
  expect(mallPath(filters, { group: undefined })).toBe('/mall');
});

test('how the list is shown changes neither its page nor what is asked for', () => {
  const filters = { group: 'card', page: '3', view: 'cards' };
  expect(mallPath(filters, { view: 'list' })).toBe('/mall?group=card&page=3&view=list');
  expect(toListInput(filters)).toEqual({ group: 'card', page: '3' });
});

test('without its filters the list keeps order and look', () => {
  expect(clearedPath({ q: 'sim', group: 'card', sort: 'price-asc', view: 'list' })).toBe(
    '/mall?sort=price-asc&view=list',
  );
  expect(clearedPath({ q: 'sim' })).toBe('/mall');
});
