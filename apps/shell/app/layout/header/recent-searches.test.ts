// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';

test('the last six searches are kept, each once, the newest first', () => {
  for (const q of ['a', 'b', ' a ', '']) keepSearch(q);
  expect(recentSearches()).toEqual(['a', 'b']);
  for (const q of ['c', 'd', 'e', 'f', 'g']) keepSearch(q);
  expect(recentSearches()).toEqual(['g', 'f', 'e', 'd', 'c', 'a']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});
