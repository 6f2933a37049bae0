import { expect, test } from 'vitest';

import { linkHref } from './link-href.ts';

test.each([
  ['/support#contact', '/en/support#contact'],
  ['/rss.xml', '/en/rss.xml'],
  ['/im/privacy.txt', '/im/privacy.txt'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['https://example.com/a', 'https://example.com/a'],
  ['tel:400-000-0101', 'tel:400-000-0101'],
])('%s leads to %s in English', (path, href) => {
  expect(linkHref(path, 'en')).toBe(href);
  expect(linkHref(path, 'zh')).toBe(path);
});

test.each(['/support/certificates#latency', '/support/certificates?certificate=latency#latency'])(
  '%s leads to the entry of the register on whichever page it stands',
  (path) => {
    const href = '/support/certificates?certificate=latency#latency';
    expect(linkHref(path, 'zh')).toBe(href);
    expect(linkHref(path, 'en')).toBe(`/en${href}`);
  },
);
