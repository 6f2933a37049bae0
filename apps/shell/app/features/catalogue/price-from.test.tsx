import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PageLocationContext } from '../../layout/page-location.ts';
import styles from './price-from.module.css';
import { PriceFrom } from './price-from.tsx';

test.each([
  ['/mall', '¥68.00 起 / 张', '¥68.00 起 每张'],
  ['/en/mall', 'from ¥68.00 / 张', 'from ¥68.00 per 张'],
])('says where prices begin in the order of the language: %s', (pathname, words, narrow) => {
  const html = renderToStaticMarkup(
    <PageLocationContext value={{ pathname, search: '' }}>
      <PriceFrom fen={6800} unit="张" />
    </PageLocationContext>,
  );
  const without = (part: string | undefined) =>
    html.replace(new RegExp(`<span class="${part}">[^<]*</span>`), '').replaceAll(/<[^>]*>/g, '');
  expect(without(styles.per)).toBe(words);
  expect(without(styles.slash)).toBe(narrow);
});
