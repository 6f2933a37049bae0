// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import {
  filtersId,
  inPlaceMarker,
  panelId,
  partMarker,
  viewKey,
} from '../app/features/catalogue/list/list-markers.ts';
import { openPage } from '../app/layout/testing/open-page.ts';

const filters = `<form id="${filtersId}" action="/mall"><input name="q"><input name="group"></form>`;
const list = (words: string) =>
  `<div><p ${partMarker}="items">${words}</p></div><p ${partMarker}="chips"><a href="/mall" ${inPlaceMarker}>cards</a></p>`;

interface Asked {
  address: string;
  answer: (words: string) => void;
}

/** Returns the pages that the list requests; the test answers each of them, in any order. */
async function openMall(address: string, content: string): Promise<Asked[]> {
  openPage(address, content);
  const pages: Asked[] = [];
  class PageRequest extends EventTarget {
    status = 200;
    responseXML: Document | undefined;
    address = '';
    isAborted = false;
    open(_method: string, wanted: string) {
      this.address = wanted;
    }
    send() {
      const answer = (words: string) => {
        if (this.isAborted) return;
        this.responseXML = new DOMParser().parseFromString(words, 'text/html');
        this.dispatchEvent(new Event('load'));
      };
      pages.push({ address: this.address, answer });
    }
    abort() {
      this.isAborted = true;
    }
  }
  vi.stubGlobal('XMLHttpRequest', PageRequest);
  await import('./mall-list.ts');
  return pages;
}

function choose(group: string): void {
  const field = document.querySelector<HTMLInputElement>('[name=group]');
  field!.value = group;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

const items = () => document.querySelector(`[${partMarker}=items]`);

test('a list that is opened at its second page stays there; another filter begins at the first', async () => {
  const content = filters.replace('name="group"', 'name="group" value="cards"');
  const pages = await openMall('/mall?group=cards&page=2', content);
  expect([location.search, pages]).toEqual(['?group=cards&page=2', []]);
  choose('software');
  expect(location.search).toBe('?group=software');
  expect(pages).toHaveLength(1);
});

test('a list that is opened by a link which says more than filters, as messengers add to it, stays there', async () => {
  const pages = await openMall('/mall?group=&from=singlemessage&isappinstalled=0', filters);
  expect([location.search, pages]).toEqual(['?group=&from=singlemessage&isappinstalled=0', []]);
  choose('software');
  expect(location.search).toBe('?group=software');
});

test('the list shows what was chosen last, though that of an earlier choice comes later', async () => {
  const pages = await openMall('/mall', filters + list('all'));
  choose('cards');
  choose('software');
  pages[1]?.answer(list('software'));
  pages[0]?.answer(list('cards'));
  expect(items()?.textContent).toBe('software');
  expect(location.search).toBe('?group=software');
});

test('the list is busy until it is there, or is no longer asked for', async () => {
  const pages = await openMall('/mall', filters + list('all'));
  const busy = () => items()?.parentElement?.ariaBusy;
  choose('cards');
  expect(busy()).toBe('true');
  pages[0]?.answer(list('cards'));
  expect(busy()).toBeNull();
  choose('software');
  expect(busy()).toBe('true');
  choose('cards');
  expect(busy()).toBeNull();
});

test('where what had the focus was replaced, its neighbour takes it, else the words above the list', async () => {
  const pages = await openMall('/mall', filters + list('all'));
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const focused = () => focus.mock.contexts.at(-1) as HTMLElement;
  const link = () => document.querySelector<HTMLElement>(`a[${inPlaceMarker}]`);
  link()?.focus();
  choose('software');
  pages[0]?.answer(list('software').replace('>cards<', '>software<'));
  expect(focused().textContent).toBe('software');
  choose('cards');
  pages[1]?.answer(`<p ${partMarker}="chips"></p>`);
  expect(focused()).toBe(document.querySelector('[name=q]'));
});

test('filters that are chosen in a sheet close it', async () => {
  const sheet = `<dialog id="${panelId}" open></dialog>`;
  await openMall('/mall', filters + sheet);
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('cards or rows: what is pressed is current and kept, unless it is opened in another tab', async () => {
  const views = ['cards', 'list'].map(
    (view) => `<a href="/mall?view=${view}" ${inPlaceMarker}="${view}">${view}</a>`,
  );
  const pages = await openMall('/mall', filters + views.join(''));
  const current = () =>
    [...document.querySelectorAll('a')].find(({ ariaCurrent }) => ariaCurrent === 'true')
      ?.textContent;
  // Links must not navigate in this test.
  addEventListener('click', (event) => event.preventDefault());
  const press = (init: MouseEventInit = {}) =>
    document
      .querySelector(`a[${inPlaceMarker}=list]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(current()).toBe('cards');
  for (const elsewhere of ['ctrlKey', 'metaKey', 'shiftKey']) press({ [elsewhere]: true });
  expect([pages, localStorage.getItem(viewKey)]).toEqual([[], null]);
  press();
  pages[0]?.answer('<p></p>');
  expect([current(), localStorage.getItem(viewKey)]).toEqual(['list', 'list']);
});

test('a browser that keeps nothing for this site shows cards or rows as they are asked for', async () => {
  vi.stubGlobal('localStorage', undefined);
  const views = ['cards', 'list'].map(
    (view) => `<a href="/mall?view=${view}" ${inPlaceMarker}="${view}">${view}</a>`,
  );
  const pages = await openMall('/mall', filters + views.join('') + list('cards'));
  addEventListener('click', (event) => event.preventDefault());
  document
    .querySelector(`a[${inPlaceMarker}=list]`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  pages[0]?.answer(list('rows'));
  expect(items()?.textContent).toBe('rows');
  const current = [...document.querySelectorAll('a')].find(({ ariaCurrent }) => ariaCurrent);
  expect(current?.textContent).toBe('list');
});

test('a page that is gone back to is shown as its address says', async () => {
  const pages = await openMall('/mall', filters + list('all'));
  choose('cards');
  pages[0]?.answer(list('cards'));
  history.replaceState(null, '', '/mall');
  dispatchEvent(new Event('popstate'));
  pages[1]?.answer(list('all'));
  expect(items()?.textContent).toBe('all');
  expect(document.querySelector<HTMLInputElement>('[name=group]')?.value).toBe('');
});
