import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Row, RowList } from './row-list.tsx';

test('a linked row is one link named by its title', () => {
  const html = renderToStaticMarkup(
    <RowList>
      <Row title="Quarterly update" href="/news/detail?id=1" lead="2026-11-03" />
    </RowList>,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/news\/detail\?id=1">Quarterly update<\/a><\/h3>/);
  expect(html).toContain('<svg');
});

test('a row without an address has no arrow', () => {
  expect(renderToStaticMarkup(<Row title="Serial number" />)).not.toContain('<svg');
});
