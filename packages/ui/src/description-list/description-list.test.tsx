import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DescriptionList } from './description-list.tsx';

test('keeps each term with its details', () => {
  const html = renderToStaticMarkup(
    <DescriptionList items={[{ term: 'Order', details: '2026-1107' }]} layout="stacked" />,
  );
  expect(html).toContain('<dt>Order</dt><dd>2026-1107</dd>');
});
