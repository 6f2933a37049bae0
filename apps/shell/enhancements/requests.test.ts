// @vitest-environment happy-dom
import { accessTokenHeader } from '@uid/contract/constants';
import { cartMarker } from '@uid/contract/markers';
import { createBrowserStorage } from '@uid/contract/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';

import {
  addedId,
  addErrorMarker,
  addFormMarker,
  buyName,
  placeMarker,
  stepsMarker,
} from '../app/features/catalogue/add-to-cart-markers.ts';
import { cartLine, totalsOf } from '../app/features/orders/testing/sample-lines.ts';
import { kitMarkers } from '../app/features/solutions/kit/kit-markers.ts';

const storage = createBrowserStorage(localStorage);
const cartLink = `<a href="/cart" ${cartMarker}></a>`;
const addForm = `<form ${addFormMarker}="item"><p ${addErrorMarker}></p>
  <input type="radio" name="sku" value="A" checked><input name="quantity" type="number" min="1" max="12" value="2">
  <button>add</button><button name="${buyName}">buy</button></form>`;
const kitForm = `<form ${kitMarkers.form}><p ${kitMarkers.message}></p>
  <input type="number" value="3" ${kitMarkers.sku}="A" ${kitMarkers.price}="100"></form>`;
const price = { sku: 'A', quantity: 2, lineFen: 200, priceFen: 100, available: 9, leadDays: 1 };

let left: string[];
/** Each script that is loaded anew adds its listeners anew. */
let listening: MockInstance<Document['addEventListener']>;

beforeEach(() => {
  left = [];
  listening = vi.spyOn(document, 'addEventListener');
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(String(to)));
});

afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  document.body.replaceChildren();
});

function answering(body: object, status = 200) {
  const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', send);
  return send;
}

/** Answers each request when the test says so, in any order. */
function answeringLater() {
  const asked: ((result: object) => Promise<void>)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        asked.push((result) => {
          resolve(Response.json(success(result)));
          // Everything that follows from the answer has happened by then.
          return new Promise((done) => setImmediate(done));
        });
      }),
  );
  return asked;
}

function success(result: object) {
  return { code: 200, message: 'OK', result, success: true };
}

const sessionOver = {
  code: 401,
  message: '登录已失效。',
  result: { error: 'SESSION_INVALID' },
  success: false,
};

function open(address: string, content = ''): void {
  history.replaceState(null, '', address);
  document.documentElement.lang = 'zh-CN';
  document.body.innerHTML = cartLink + content;
}

function submit(button?: string): void {
  const submitter = document.querySelector<HTMLElement>(`button[name=${button}]`);
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  document.querySelector('form')?.dispatchEvent(event);
}

test('the price of an item is asked for with the session’s header', async () => {
  open('/mall?item=a', addForm);
  storage.set('token', 'abc');
  const send = answering(success(price));
  await import('./add-to-cart.ts');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(new Headers(send.mock.calls[0]?.[1].headers).get(accessTokenHeader)).toBe('abc');
});

test.each([
  ['a kit', './solution-page.ts', '/solution/safety-5g', kitForm],
  ['an item', './add-to-cart.ts', '/mall?item=a', addForm],
])('with an expired password %s is not sent, and the way back is kept', async (...given) => {
  const [, script, address, form] = given;
  open(address, form);
  storage.set('token', 'abc');
  storage.set('expireTime', 1);
  const send = answering(success({ count: 3 }));
  await import(/* @vite-ignore */ script);
  submit();
  await vi.waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toBe(`/uid-front/modify-password?return=${encodeURIComponent(address)}`);
  expect(send).not.toHaveBeenCalled();
});

test.each(['/home', '/order', '/confirm-order', '/unpaid-order', '/pay-gateway', '/pay-complete'])(
  'a session that the header finds ended on %s leads to login, which says why',
  async (address) => {
    open(address);
    storage.set('token', 'abc');
    answering(sessionOver, 401);
    const { refresh } = await import('./header-actions.ts');
    await refresh();
    const back = encodeURIComponent(address);
    expect(left).toEqual([`/uid-front/login?return=${back}&reason=session-ended`]);
    expect(storage.get('token')).toBeUndefined();
  },
);

test('whoever logs out leaves neither a session nor what was typed and not sent', async () => {
  open('/order');
  storage.set('token', 'abc');
  sessionStorage.setItem('uid-front:message-1', 'typed');
  sessionStorage.setItem('theirs', 'kept');
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  answering(success({}));
  const { logOut } = await import('./header-actions.ts');
  await logOut();
  expect(storage.get('token')).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual(['theirs']);
});

test('whoever closes the page before the server has answered has logged out, too', async () => {
  open('/order');
  storage.set('token', 'abc');
  const send = answering({});
  send.mockReturnValue(new Promise(() => undefined));
  const { logOut } = await import('./header-actions.ts');
  void logOut();
  void logOut();
  expect(storage.get('token')).toBeUndefined();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(new Headers(send.mock.calls[0]?.[1].headers).get(accessTokenHeader)).toBe('abc');
});

test('where there is no cart to count, the header asks nothing', async () => {
  const send = answering(success({ count: 1 }));
  open('/operator');
  document.body.replaceChildren();
  const { refresh } = await import('./header-actions.ts');
  await refresh();
  expect(send).not.toHaveBeenCalled();
});

test('the header asks for the number at most once in five seconds', async () => {
  open('/home');
  storage.set('token', 'abc');
  const send = answering(success({ count: 3 }));
  const { refresh } = await import('./header-actions.ts');
  const now = vi.spyOn(Date, 'now');
  const asked: number[] = [];
  for (const time of [10_000, 14_999, 15_000]) {
    now.mockReturnValue(time);
    await refresh();
    asked.push(send.mock.calls.length);
  }
  expect(asked).toEqual([1, 1, 2]);
});

test('pages of the account see to the session themselves: the header asks nothing there', async () => {
  open('/en/uid-front/security');
  storage.set('token', 'abc');
  const send = answering(success({ count: 3 }));
  const { refresh } = await import('./header-actions.ts');
  await refresh();
  expect(send).not.toHaveBeenCalled();
});

test('what the header asks for has a time limit', async () => {
  open('/home');
  storage.set('token', 'abc');
  const send = answering(success({ count: 3 }));
  const { refresh } = await import('./header-actions.ts');
  await refresh();
  expect(send.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
  expect(storage.get('cartCount')).toBe(3);
});

test('a guest without a connection reads beside the form that nothing was added', async () => {
  open('/mall?item=a', addForm);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await import('./add-to-cart.ts');
  submit();
  const place = document.querySelector(`[${addErrorMarker}]`);
  await vi.waitFor(() => expect(place?.textContent).toBe('None response! Please retry.'));
});

test('an item that can’t be added says why beside its form', async () => {
  open('/mall?item=a', addForm);
  storage.set('token', 'abc');
  const refusal = { code: 40903, message: '库存不足。', result: {}, success: false };
  answering(refusal, 409);
  await import('./add-to-cart.ts');
  submit();
  const place = document.querySelector(`[${addErrorMarker}]`);
  await vi.waitFor(() => expect(place?.textContent).toBe('库存不足。'));
  expect(document.body.textContent?.match(/库存不足/g)).toHaveLength(1);
});

const sheet = `<dialog id="${addedId}"><p ${stepsMarker}="A">first</p><p ${stepsMarker}="B">second</p>
  <p ${placeMarker}="quantity" data-some="× {n}"></p><p ${placeMarker}="price"></p><p ${placeMarker}="count"></p>
  <p ${placeMarker}="goods"></p><p ${placeMarker}="delivery" data-none="free"></p>
  <p ${placeMarker}="toFree" data-some="{n} more"></p></dialog>`;
const line = cartLine({ sku: 'A', quantity: 3, lineFen: 20_400 });
const cart = { count: 3, lines: [line], saved: [], totals: totalsOf(20_400, 1_200) };

function written(): string[] {
  return Array.from(document.querySelectorAll(`[${placeMarker}]`), (each) => each.textContent);
}

test('a guest who adds an item stays on its page, where a sheet says what was added', async () => {
  open('/mall?item=a', addForm + sheet);
  answering(success({ ...price, ...cart, toFreeDeliveryFen: 29_600 }));
  await import('./add-to-cart.ts');
  submit();
  await vi.waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
  expect(storage.get('cartCount')).toBe(3);
  expect(left).toEqual([]);
  const models = document.querySelectorAll<HTMLElement>(`[${stepsMarker}]`);
  expect(Array.from(models, ({ hidden }) => hidden)).toEqual([false, true]);
  expect(written()).toEqual(['× 2', '¥136.00', '3', '¥204.00', '¥12.00', '¥296.00 more']);
});

test('of a delivery that is free the sheet says so, and nothing of what is missing', async () => {
  open('/mall?item=a', addForm + sheet);
  answering(success({ ...price, ...cart, totals: totalsOf(60_000) }));
  await import('./add-to-cart.ts');
  submit();
  await vi.waitFor(() => expect(written().slice(-2)).toEqual(['free', '']));
});

test('where the cart can’t be asked for after an addition, its own page says what is in it', async () => {
  open('/mall?item=a', addForm + sheet);
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/cart?')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Response.json(success({ ...price, count: 2 })),
  );
  await import('./add-to-cart.ts');
  submit();
  await vi.waitFor(() => expect(left).toEqual(['/cart']));
});

test('an item that is bought now leads straight to the order', async () => {
  open('/en/mall?item=a', addForm);
  answering(success({ ...price, count: 2 }));
  await import('./add-to-cart.ts');
  submit(buyName);
  await vi.waitFor(() => expect(left).toEqual(['/en/confirm-order']));
});

test('the price of an earlier number that comes late does not take the place of the later one’s', async () => {
  open('/mall?item=a', `${addForm}<p ${placeMarker}="line"></p>`);
  const asked = answeringLater();
  await import('./add-to-cart.ts');
  const number = document.querySelector<HTMLInputElement>('[name=quantity]');
  number!.value = '3';
  number?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]?.({ ...price, quantity: 3, lineFen: 300 });
  await vi.waitFor(() => expect(written()).toEqual(['¥3.00']));
  await asked[0]?.(price);
  expect(written()).toEqual(['¥3.00']);
});

test('an item whose button is pressed twice is added once, and can be added again after the answer', async () => {
  open('/mall?item=a', addForm + sheet);
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/cart/add') {
      sent.push(path);
      await new Promise<void>((resolve) => answers.push(resolve));
    }
    return Response.json(success({ ...price, ...cart }));
  });
  await import('./add-to-cart.ts');
  submit();
  submit();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await vi.waitFor(() => expect(document.querySelector('form')?.ariaBusy).toBeNull());
  expect(sent).toHaveLength(1);
  document.querySelector('dialog')?.close();
  submit();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  answers[1]?.();
  await vi.waitFor(() => expect(document.querySelector('form')?.ariaBusy).toBeNull());
});

test('suggestions for fewer letters that come late do not take the place of the later ones', async () => {
  open('/home', '<form action="/support"><input name="q"></form>');
  const asked = answeringLater();
  const field = document.querySelector('input');
  const type = async (q: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    field!.value = q;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    vi.runAllTimers();
    vi.useRealTimers();
  };
  const found = (title: string) => ({
    groups: [{ group: 'name', pages: [{ path: '/mall', title: [{ text: title }] }] }],
  });
  const shown = () =>
    Array.from(document.querySelectorAll('section a'), (each) => each.textContent);
  await import('./search-field.ts');
  await type('s');
  await type('sim');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]?.(found('SIM'));
  await vi.waitFor(() => expect(shown()).toEqual(['SIM']));
  await asked[0]?.(found('Support'));
  expect(shown()).toEqual(['SIM']);
});
