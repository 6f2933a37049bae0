import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';
import { padContacts } from './pad-contacts.ts';

test('the mark spells U in ASCII, read round the pad', () => {
  const bits = padContacts.map(({ width }) => (width === 14 ? '1' : '0')).join('');
  expect(String.fromCharCode(Number.parseInt(bits, 2))).toBe('U');
});

test('the wordmark can be read, the mark is silent', () => {
  const html = renderToStaticMarkup(<Logo brand="UID Security" />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('UID Security');
  expect(html).toContain('<svg class="');
  expect(html).toContain('aria-hidden="true"');
});
