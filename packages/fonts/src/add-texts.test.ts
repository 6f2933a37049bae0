import { expect, test } from 'vitest';

import { addTexts } from './add-texts.ts';
import { noCharacters } from './page-characters.ts';

test('a script’s sentence is set in regular, and what is short may be strong as well', () => {
  const characters = noCharacters();
  const texts = ['去结算', '已取消。', '这段说明比任何标题和按钮都要长得多'];
  addTexts(characters, { texts, strong: [600], part: 'rest' });
  const { first, rest } = characters;
  expect([...rest[600]].join('')).toBe('去结算');
  expect([...rest[400]].join('')).toBe('去结算已取消。这段说明比任何标题和按钮都要长得多');
  expect(rest[300].size).toBe(0);
  expect(first[400].size).toBe(0);
});
