// @vitest-environment happy-dom
import { chunkLoadTimeout } from '@uid/contract/constants';
import { accountMarker, cartMarker, themeMarker } from '@uid/contract/markers';
import { createBrowserStorage } from '@uid/contract/storage';
import { settled } from '@uid/forms/testing/reader';
import { expect, test, vi } from 'vitest';

import { copyLinkMarker } from '../app/features/news/copy-link-marker.ts';
import { copyWordMarkers } from '../app/layout/copy/copy-words.ts';
import { productMarkers } from '../app/features/products/product-markers.ts';
import { islandFailureId, islandMarker, loadedMarker } from '../app/islands/island-markers.ts';
import { answering, keepNothing, openPage } from '../app/layout/testing/open-page.ts';

const storage = createBrowserStorage(localStorage);

async function openHeader(): Promise<ReturnType<typeof answering>> {
  openPage(
    '/en/home',
    `<a ${cartMarker}></a><span ${accountMarker}></span><button ${themeMarker}></button>`,
  );
  vi.stubGlobal('HEADER_ACTIONS', new URL('header-actions.ts', import.meta.url).pathname);
  vi.stubGlobal('AFTER_PAINT', '');
  vi.stubGlobal('APP_SHOWN', undefined);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  const send = answering({ count: 5 });
  await import('./enhance.ts');
  return send;
}

const cart = () => document.querySelector(`[${cartMarker}]`)?.textContent;

test('who comes back to the window sees how many pieces the cart has now', async () => {
  const send = await openHeader();
  // By now a script that asks the server would have arrived.
  await import('./header-actions.ts');
  await settled();
  expect(send).not.toHaveBeenCalled();
  storage.set('token', 'abc');
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(cart()).toBe('5'));
});

test('what another tab has stored is shown here: the cart’s pieces, and who is there', async () => {
  await openHeader();
  storage.set('token', 'abc');
  storage.set('cartCount', 3);
  storage.set('user', { email: 'li@example.com' });
  dispatchEvent(new Event('storage'));
  const name = document.querySelector(`[${accountMarker}]`);
  expect([cart(), name?.textContent]).toEqual(['3', 'li@example.com']);
  storage.set('user', { email: 'li@example.com', displayName: 'Li Na' });
  dispatchEvent(new Event('storage'));
  expect(name?.textContent).toBe('Li Na');
});

test('who switches day and night twice follows their system again, on the next page too', async () => {
  await openHeader();
  const { dataset } = document.documentElement;
  const button = document.querySelector('button');
  button?.click();
  expect([dataset['theme'], localStorage.getItem('uid-theme')]).toEqual(['night', 'night']);
  button?.click();
  expect([dataset['theme'], localStorage.getItem('uid-theme')]).toEqual([undefined, null]);
});

test('a browser that keeps nothing for this site switches day and night on the page that is open', async () => {
  keepNothing();
  await openHeader();
  const { dataset } = document.documentElement;
  const button = document.querySelector('button');
  const failed = vi.fn<(event: Event) => void>();
  addEventListener('error', failed);
  button?.click();
  expect(dataset['theme']).toBe('night');
  button?.click();
  expect(dataset['theme']).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
});

test('an island that has come to life stays, however long the page is open', async () => {
  const module = new URL('../app/layout/testing/open-page.ts', import.meta.url).pathname;
  openPage(
    '/cart',
    `<div ${islandMarker}="${module}">alive</div><template id="${islandFailureId}">lost</template>`,
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await import('./island.ts');
  const island = document.querySelector(`[${islandMarker}]`);
  await vi.waitFor(() => expect(island?.hasAttribute(loadedMarker)).toBe(true));
  vi.advanceTimersByTime(chunkLoadTimeout);
  expect(island?.textContent).toBe('alive');
});

test('the address of an article is copied without the part that is read', async () => {
  openPage(
    '/news/detail?id=a#part',
    `<button ${copyLinkMarker} ${copyWordMarkers.copied}="Copied" hidden>Copy</button>`,
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await import('./news-article.ts');
  const button = document.querySelector('button')!;
  expect(button.hidden).toBe(false);
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Copied'));
  expect(write).toHaveBeenCalledWith(`${location.origin}/news/detail?id=a`);
});

test('a specification is printed alone, and its page is whole again afterwards', async () => {
  const { tools, copy, print } = productMarkers;
  openPage(
    '/product/sdp',
    `<section><table></table><p ${tools} hidden><button ${copy}>Copy</button><button ${print}>Print</button></p></section>`,
  );
  const printed: (string | null | undefined)[] = [];
  const section = document.querySelector('section');
  vi.stubGlobal('print', () => printed.push(section?.getAttribute(print)));
  await import('./product-page.ts');
  document.querySelector<HTMLElement>(`button[${print}]`)?.click();
  expect(printed).toEqual(['alone']);
  expect(section?.hasAttribute(print)).toBe(false);
});
