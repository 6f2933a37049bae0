import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PageLocationContext } from '../../layout/page-location.ts';
import { PriceFrom } from './price-from.tsx';

test.each([
  ['/mall', '¥68.00 起 / 张'],
  ['/en/mall', 'from ¥68.00 / 张'],
])('says where prices begin in the order of the language: %s', (pathname, words) => {
  const html = renderToStaticMarkup(
    <PageLocationContext value={{ pathname, search: '' }}>
      <PriceFrom fen={6800} unit="张" />
    </PageLocationContext>,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(words);
});
