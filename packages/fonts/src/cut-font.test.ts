import { create } from 'fontkit';
import { expect, test } from 'vitest';

import { cutFont } from './cut-font.ts';
import { readSource, sourceNames } from './read-source.ts';

test('draws the characters of the text and no others, under a name that is not reserved', async () => {
  const source = await readSource('pad-sans-sc-600');
  const font = create(await cutFont({ source, text: '安全网关，' }));
  if (!('characterSet' in font)) throw new Error('not one font');
  // The last code point ends the table; it is not a character.
  const drawn = font.characterSet.filter((code) => code !== 0xffff);
  expect(String.fromCodePoint(...drawn)).toBe(Array.from('安全网关，').toSorted().join(''));
  expect(font.familyName).toBe('Pad Sans SC');
});

test('makes the same bytes of the same cut', async () => {
  const source = await readSource('pad-sans-sc-300');
  const cut = { source, text: '订单', features: ['kern'] };
  expect((await cutFont(cut)).equals(await cutFont(cut))).toBe(true);
});

test.each(sourceNames)('%s is a font of ours with the characters of its script', async (name) => {
  const font = create(await readSource(name));
  if (!('characterSet' in font)) throw new Error('not one font');
  expect(font.familyName).toMatch(/^Pad /);
  const isChinese = name.includes('-sc-');
  expect(font.characterSet.length).toBeGreaterThan(isChinese ? 6_763 : 190);
});
