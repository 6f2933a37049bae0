// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { keepLanguageLink } from './keep-language-link.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<a id="link" hreflang="en" href="/en/uid-front">English</a><a id="feed" href="/rss.xml">RSS</a>';
});

function link(id = 'link'): HTMLAnchorElement {
  return document.getElementById(id) as HTMLAnchorElement;
}

test('the link to the other language keeps the address that was opened, query included', () => {
  history.replaceState(null, '', '/uid-front/login?return=%2Forder');
  keepLanguageLink();
  expect(link().getAttribute('href')).toBe('/en/uid-front/login?return=%2Forder');
  expect(link('feed').getAttribute('href')).toBe('/rss.xml');
});

test('the link to the other language follows where the app went', () => {
  history.replaceState(null, '', '/en/uid-front/login');
  link().hreflang = 'zh-CN';
  keepLanguageLink();
  history.replaceState(null, '', '/en/uid-front/register?a=b');
  link().addEventListener('click', (event) => event.preventDefault());
  link().click();
  expect(link().getAttribute('href')).toBe('/uid-front/register?a=b');
});
