import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('links every step but the page itself', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs label="Path" items={[{ label: 'Home', href: '/home' }, { label: 'News' }]} />,
  );
  expect(html).toContain('<nav aria-label="Path">');
  expect(html).toContain('<a href="/home">Home</a>');
  expect(html).toContain('<span aria-current="page">News</span>');
});
