import { expect, test } from 'vitest';

import { hasNewerWords, pageFontsOf } from './published-fonts.ts';

const list = { rules: 'list', first: [], text: '商城' };
const item = { rules: 'item', first: [], text: '卡' };
const fonts = { sheet: '', pages: { '/mall': list, '/mall?item=sim-card': item } };

test('a page has the rules of its address, or those of its path whatever the query', () => {
  expect(pageFontsOf(fonts, '/mall?item=sim-card')).toBe(item);
  expect(pageFontsOf(fonts, '/mall?sort=price')).toBe(list);
  expect(pageFontsOf(fonts, '/no/such/page')).toBeUndefined();
});

test('words are newer than the cut of their page where they hold another character', () => {
  expect(hasNewerWords(list, '<body><p>商<b>城</b></p>')).toBe(false);
  expect(hasNewerWords(list, '<body><p>商店</p>')).toBe(true);
});

test('what the page does not show needs no font', () => {
  const head = '<head><title>新</title></head>';
  const unseen = '<p title="新">城</p><script>"新"</script><template><b>新</b></template>';
  expect(hasNewerWords(list, `${head}<body>${unseen}`)).toBe(false);
});
