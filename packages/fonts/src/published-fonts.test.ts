import { expect, test } from 'vitest';

import { pageFontsOf } from './published-fonts.ts';

const pages = { '/mall': 'list', '/mall?item=sim-card': 'item' };
const fonts = { sheet: '', cores: [], pages };

test('a page has the rules of its address, or those of its path whatever the query', () => {
  expect(pageFontsOf(fonts, '/mall?item=sim-card')).toBe('item');
  expect(pageFontsOf(fonts, '/mall?sort=price')).toBe('list');
  expect(pageFontsOf(fonts, '/no/such/page')).toBeUndefined();
});
