import { expect, test } from 'vitest';

import { addTexts } from './add-texts.ts';
import type { PageCharacters } from './page-characters.ts';

test('a script’s sentence is set in regular, and what is short may be strong as well', () => {
  const characters: PageCharacters = { 300: new Set(), 400: new Set(), 600: new Set() };
  addTexts(characters, ['去结算', '已取消。', '这段说明比任何标题和按钮都要长得多'], [600]);
  expect([...characters[600]].join('')).toBe('去结算');
  expect([...characters[400]].join('')).toBe('去结算已取消这段说明比任何标题和按钮都要长得多');
  expect(characters[300].size).toBe(0);
});
