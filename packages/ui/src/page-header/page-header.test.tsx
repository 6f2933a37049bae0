import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

test('holds the one first-level heading and leaves out what is not given', () => {
  const html = renderToStaticMarkup(<PageHeader title="Orders" size="small" />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Orders<\/h1><\/div><\/div>/);
});

test('breaks a Chinese title between words', () => {
  const html = renderToStaticMarkup(<PageHeader title="钥匙在卡里，不在口令里" />);
  expect(html).toMatch(/<h1[^>]*>.*<wbr\/>.*<\/h1>/);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('钥匙在卡里，不在口令里');
});
