// @vitest-environment happy-dom
import { storedEvent } from '@uid/contract/markers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterPaint } from './after-paint.ts';

let comeNear: () => void;
const prefetched = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('@uid/micro-app/prefetch', () => ({ prefetchApps: prefetched }));

beforeEach(() => {
  document.head.innerHTML = '<style data-fonts="/assets/fonts/chinese.css">own</style>';
  document.body.innerHTML =
    '<main><section></section><section><p></p></section></main><footer></footer>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        const target = document.querySelector('main p');
        comeNear = () => report([{ isIntersecting: true, target }]);
      }
      observe = vi.fn<() => void>();
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  prefetched.mockClear();
  sessionStorage.clear();
});

function sheets(): (string | null)[] {
  return [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    link.getAttribute('href'),
  );
}

test('the fonts that all pages share are named once a lower part comes near, before the page’s own', () => {
  afterPaint();
  expect(sheets()).toEqual([]);
  comeNear();
  comeNear();
  expect(sheets()).toEqual(['/assets/fonts/chinese.css']);
  expect(document.querySelector('link')?.nextElementSibling?.tagName).toBe('STYLE');
});

test.each(['pointerdown', 'keydown'])('so they are at the first %s', (act) => {
  afterPaint();
  dispatchEvent(new Event(act));
  expect(sheets()).toEqual(['/assets/fonts/chinese.css']);
});

test('a page in English has none to name', () => {
  document.head.innerHTML = '';
  afterPaint();
  comeNear();
  expect(sheets()).toEqual([]);
});

test('files of micro-apps are fetched ahead once a tab, and not by the page of one', async () => {
  document.body.innerHTML = '<div data-micro-app="uid-front"></div>';
  afterPaint();
  expect(prefetched).not.toHaveBeenCalled();
  document.body.replaceChildren();
  afterPaint();
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
  afterPaint();
  expect(prefetched).toHaveBeenCalledOnce();
});

test('a browser that keeps nothing for this site has them fetched ahead, and nothing fails', async () => {
  const refused = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  afterPaint();
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
  expect(prefetched).toHaveBeenCalledOnce();
  refused.mockRestore();
});

test.each([
  ['get', ['q']],
  ['post', ['q', 'empty']],
])('of a form that is sent by %s the fields %j leave', (method, left) => {
  afterPaint();
  const form = document.createElement('form');
  form.setAttribute('method', method);
  document.body.append(form);
  const formData = new FormData();
  for (const [name, value] of Object.entries({ q: 'key', empty: '' })) formData.set(name, value);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  expect([...formData.keys()]).toEqual(left);
});

test('a page that the browser brings back from its memory is told to read anew what is stored', () => {
  afterPaint();
  const handleStored = vi.fn<() => void>();
  addEventListener(storedEvent, handleStored, { once: true });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(handleStored).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(handleStored).toHaveBeenCalledOnce();
});
