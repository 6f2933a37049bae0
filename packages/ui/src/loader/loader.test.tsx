import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Loader } from './loader.tsx';

test('says what is loading, also when the words are not shown', () => {
  const html = renderToStaticMarkup(<Loader label="Loading orders" quiet />);
  expect(html).toMatch(/^<output/);
  expect(html).toContain('Loading orders');
});

test('a skeleton is silent but for its label', () => {
  const html = renderToStaticMarkup(<Skeleton label="Loading" lines={3} />);
  expect(html.match(/<i\b/g)).toHaveLength(3);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Loading');
});
