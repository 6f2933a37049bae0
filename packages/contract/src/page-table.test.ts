import { expect, test } from 'vitest';

import { microApps } from './micro-apps.ts';
import { createPageTable, staticPages } from './page-table.ts';
import { productPage, textPage } from './pages.ts';

const table = createPageTable([...staticPages, textPage('welcome')]);

test('every page stands in the table in the spelling that all others lead to', () => {
  for (const { path } of table.pages) {
    expect(path).toMatch(/^(\/[a-z0-9-]+)+(\.txt)?$/);
    expect(table.find(path)?.pathname).toBe(path);
  }
  expect(new Set(table.pages.map(({ path }) => path)).size).toBe(table.pages.length);
});

test.each([
  ['/cart', 'zh', '/cart'],
  ['/Cart', 'zh', '/cart'],
  ['/c%61rt', 'zh', '/cart'],
  ['/cart//', 'zh', '/cart'],
  ['/./cart', 'zh', '/cart'],
  ['/x/%2e%2e/cart', 'zh', '/cart'],
  ['/EN/Home/', 'en', '/en/home'],
  ['/%65n/home', 'en', '/en/home'],
  ['/product/SDP/', 'zh', '/product/sdp'],
  ['/IM/Welcome.TXT', 'zh', '/im/welcome.txt'],
  ['/', 'zh', '/home'],
  ['/en/', 'en', '/en/home'],
  ['/uid-front/', 'zh', '/uid-front'],
  ['/UID-Front/Login/', 'zh', '/uid-front/login'],
  ['/EN/uid-front/login', 'en', '/en/uid-front/login'],
  ['/EN/Uid-Front/Own/Page/', 'en', '/en/uid-front/Own/Page/'],
])('%s is the page of %s at %s', (spelling, language, pathname) => {
  expect(table.find(spelling)).toMatchObject({ language, pathname });
});

test.each([
  '/nowhere',
  '/zh/home',
  '/en/en/home',
  '/homes',
  '/product/none',
  '/product/sdp/more',
  '/en/im/welcome.txt',
  '/im/other.txt',
  '/uid-fronts',
  '//cart',
  '/\\cart',
  '/%2Fcart',
  '/%5Ccart',
  '//evil.example/',
  '/\\evil.example',
  '/%2f%2fevil.example/home',
  '/\t/evil.example',
  '/home%0d%0aSet-Cookie:a',
  '/home%00',
  '/%FF',
  '/uid-front/..//evil.example',
  '*',
])('%j is no page', (path) => {
  expect(table.find(path)).toBeUndefined();
});

test('a micro-app has every path below its own, which no address can leave', () => {
  for (const rest of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/\r\nx'])
    expect(table.find(`/UID-front${rest}`)?.pathname).toMatch(/^\/uid-front\/[^\s\\]*$/);
});

test('the page of an app for staff asks who is there, and that of one for everybody does not', () => {
  for (const { route, access } of Object.values(microApps))
    expect(table.find(route)?.page.guard, route).toBe(access === 'staff' ? 'session' : undefined);
});

test('what is added takes no address that a page has', () => {
  const added = productPage('sdp');
  const whole = createPageTable([...staticPages, added, productPage('new')]);
  expect(whole.pages.length).toBe(staticPages.length + 1);
  expect(whole.find('/product/sdp')?.page).not.toBe(added);
  expect(whole.find('/en/product/New/')?.pathname).toBe('/en/product/new');
});
