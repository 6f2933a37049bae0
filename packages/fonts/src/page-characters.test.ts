import { expect, test } from 'vitest';

import { pageCharacters } from './page-characters.ts';
import { weightRules } from './weight-rules.ts';

const css = `
  :root { --weight-light: 300; --weight-strong: 600 }
  @layer base { body p { font-weight: 600 } h1 { font-weight: var(--weight-light) } }
  .strong { font-weight: var(--weight-strong) }
  .plain > span { font: inherit }
  .plain { font: 400 1rem / 1.5 serif }
  p { font-weight: 300 }
  .strong::before { font-weight: 300 }
  @media (width >= 992px) { .wide { font-weight: 600 } }
`;

function charactersOf(html: string, part: 'first' | 'rest' = 'first'): Record<string, string> {
  const found = pageCharacters(`<body>${html}</body>`, weightRules(css), 'footer');
  return Object.fromEntries(
    Object.entries(found[part]).map(([weight, characters]) => [weight, [...characters].join('')]),
  );
}

test('lower parts and what opens when it is asked for are not seen first', () => {
  const html = '<p class="plain">一<b popover>二</b></p><dialog>三</dialog><footer>四，</footer>';
  expect(charactersOf(html)[400]).toBe('一');
  expect(charactersOf(html, 'rest')[400]).toBe('二三四，');
});

test('a dialog that stands in the page where there is room is seen first', () => {
  const html = '<dialog popover data-in-page>一</dialog><dialog popover>二</dialog>';
  expect(charactersOf(html)[400]).toBe('一');
  expect(charactersOf(html, 'rest')[400]).toBe('二');
});

test('of what is folded only the line to open it by is seen first', () => {
  const html = '<details><summary>一</summary><p class="plain">二</p></details>';
  expect(charactersOf(html)[400]).toBe('一');
  expect(charactersOf(html, 'rest')[400]).toBe('二');
  expect(charactersOf(html.replace('<details', '<details open'))[400]).toBe('一二');
});

test('a text has the weight of the nearest element that sets one', () => {
  expect(charactersOf('<h1>安<b class="strong">全<i>网</i></b></h1>关')).toEqual({
    300: '安',
    400: '关',
    600: '全网',
  });
});

test('a class wins over an element, and any rule over one in a layer', () => {
  expect(charactersOf('<p>一</p><p class="strong">二</p>')).toEqual({
    300: '一',
    400: '',
    600: '二',
  });
});

test('an inherited weight is the one around', () => {
  expect(charactersOf('<p class="plain">一<span class="strong">二</span></p>')).toEqual({
    300: '',
    400: '一二',
    600: '',
  });
});

test('a condition adds its weight to the one without it', () => {
  expect(charactersOf('<h1 class="wide">一</h1>')).toEqual({ 300: '一', 400: '', 600: '一' });
});

test('what a field shows counts, and what nobody sees does not', () => {
  const hidden = '<script>"三"</script><template>四</template><noscript>五</noscript>';
  expect(charactersOf(`<input placeholder="一"><input value="二">${hidden}`)[400]).toBe('一二');
});

test('a rule in the scope of a micro-app wins like any other', () => {
  const rules = weightRules(
    'p { font-weight: 300 } @scope ([data-micro]) { p { font-weight: 600 } }',
  );
  expect([...pageCharacters('<p>一</p>', rules, 'footer').first[300]]).toEqual([]);
});
