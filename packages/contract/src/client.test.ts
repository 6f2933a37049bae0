import { afterEach, expect, test, vi } from 'vitest';

import { currentSession, login, modifyPassword } from './identity.ts';
import { addToCart, getCart, setCartLine } from './cart.ts';
import { createClient } from './client.ts';
import type { ClientOptions } from './client.ts';
import { isClientError } from './client-errors.ts';
import { orderInvoice } from './invoices.ts';
import type { ProofRefusal, ProvenRequest } from './proof.ts';
import { checkCatalogueFile } from './staff-catalogue.ts';
import { createBrowserStorage } from './storage.ts';

interface Answered {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Answer = Answered | Error | (() => Answered | Promise<Answered>);

const success = { code: 200, message: 'OK', result: { count: 3 }, success: true };
const sessionOver = { code: 401, message: 'over', result: null, success: false };

afterEach(() => {
  vi.restoreAllMocks();
});

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

interface Sent {
  path: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
}

function createHarness(
  answer: Answer = {},
  page = { baseURI: 'https://site.example/', cookie: '' },
) {
  const signed: ProvenRequest[] = [];
  const events: string[] = [];
  const sent: Sent[] = [];
  const raw = memoryStorage();
  const storage = createBrowserStorage(raw);
  const options: ClientOptions = {
    storage,
    language: 'zh',
    notify: (message) => events.push(`notify ${message}`),
    onSessionInvalid: () => events.push('login'),
    onPasswordExpired: () => events.push('modify-password'),
    now: () => 1_000,
    page,
    signer: {
      async sign(signable, mayOpenSession) {
        if (!signable.token && !mayOpenSession) return undefined;
        signed.push(signable);
        return `proof ${signed.length}`;
      },
      hasKey: async () => true,
    },
    async fetch(path, init) {
      const { method, body } = init;
      sent.push({ path, method, headers: new Headers(init.headers), body });
      init.signal?.throwIfAborted();
      if (answer instanceof Error) throw answer;
      const { status, body: text = success, headers } = await resolved(answer);
      init.signal?.throwIfAborted();
      return new Response(typeof text === 'string' ? text : JSON.stringify(text), {
        ...(status && { status }),
        ...(headers && { headers }),
      });
    },
  };
  return { ...createClient(options), storage, raw, events, sent, signed };
}

async function resolved(answer: Exclude<Answer, Error>): Promise<Answered> {
  return typeof answer === 'function' ? answer() : answer;
}

async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isClientError(error)) throw new Error('expected a ClientError');
  return error;
}

test('yields the result of a success envelope', async () => {
  const { request } = createHarness();
  expect(await request(getCart, { language: 'zh' })).toEqual({ count: 3 });
});

test('spells parameters as the platform does and leaves out what is not there', async () => {
  const { request, sent } = createHarness();
  const query = { q: '密钥 a&b=1', page: undefined, after: 0, isWhole: false, note: '' };
  await request(getCart, { language: 'zh', ...query } as never);
  expect(sent[0]).toMatchObject({
    method: 'GET',
    path: '/api/cart?language=zh&q=%E5%AF%86%E9%92%A5+a%26b%3D1&after=0&isWhole=false&note=',
    body: undefined,
  });
});

test('sends what a write takes as JSON', async () => {
  const { request, sent } = createHarness();
  await request(addToCart, { language: 'zh', sku: 'A', quantity: 2 });
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/cart/add' });
  expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ language: 'zh', sku: 'A', quantity: 2 });
});

test('a file is what is sent and what is signed; the rest stands in the address', async () => {
  const { request, storage, sent, signed } = createHarness();
  storage.set('token', 'token');
  const file = new Blob(['SKU,Price'], { type: 'text/csv' });
  await request(checkCatalogueFile, { language: 'en' }, { file });
  const bytes = new TextEncoder().encode('SKU,Price');
  expect(sent[0]).toMatchObject({ method: 'POST', body: bytes });
  expect(sent[0]?.path).toBe('/api/staff/catalogue-file/check?language=en');
  expect(sent[0]?.headers.get('Content-Type')).toBe('text/csv');
  expect(signed[0]).toMatchObject({ body: bytes, token: 'token' });
});

test('a script without schemas calls an endpoint by its address', async () => {
  const { request, sent } = createHarness();
  const address = { method: 'POST', path: '/api/cart/add', access: 'cart' } as const;
  await request<typeof addToCart>(address, { language: 'zh', sku: 'A', quantity: 2 });
  expect(sent[0]?.path).toBe('/api/cart/add');
  // @ts-expect-error -- the compiler compares the address with the endpoint
  void request<typeof getCart>(address, { language: 'zh' });
});

test('waits 10000 ms for an answer, 30000 ms for a file, and ten minutes for one that is sent', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const { request, download } = createHarness();
  await request(getCart, { language: 'zh' });
  await download(orderInvoice, { language: 'zh', no: '2601050000000000' });
  const file = new Blob(['SKU,Price'], { type: 'text/csv' });
  await request(checkCatalogueFile, { language: 'en' }, { file });
  expect(limits.mock.calls).toEqual([[10_000], [30_000], [600_000]]);
});

test.each([
  [200, []],
  [299, []],
  [300, ['notify Response status:300']],
])('takes 200–299 for success: %i', async (status, told) => {
  const { request, events } = createHarness({
    status,
    body: status < 300 ? success : 'many choices',
  });
  await request(getCart, { language: 'zh' }).catch(() => undefined);
  expect(events).toEqual(told);
});

test('every request carries X-Access-Token from the stored token', async () => {
  const { request, storage, sent } = createHarness();
  storage.set('token', 'abc');
  await request(getCart, { language: 'zh' });
  expect(sent[0]?.headers.get('X-Access-Token')).toBe('abc');
});

test('a refusal of a token that has been replaced leaves the new session alone and asks again', async () => {
  const { request, storage, events, sent } = createHarness(() =>
    sent.length === 1 ? { body: sessionOver } : {},
  );
  storage.set('token', 'old');
  const asked = request(getCart, { language: 'zh' });
  storage.set('token', 'new');
  expect(await asked).toEqual({ count: 3 });
  expect(sent.map(({ headers }) => headers.get('X-Access-Token'))).toEqual(['old', 'new']);
  expect(storage.get('token')).toBe('new');
  expect(events).toEqual([]);
});

test('each request of a session is signed as it leaves, a guest’s is not', async () => {
  const { request, storage, sent, signed } = createHarness();
  await request(getCart, { language: 'zh' });
  expect(sent[0]?.headers.has('DPoP')).toBe(false);
  storage.set('token', 'abc');
  await request(getCart, { language: 'zh' });
  await request(addToCart, { language: 'zh', sku: 'A', quantity: 2 });
  expect(signed).toEqual([
    {
      method: 'GET',
      url: 'https://site.example/api/cart?language=zh',
      body: undefined,
      token: 'abc',
      now: 1_000,
    },
    {
      method: 'POST',
      url: 'https://site.example/api/cart/add',
      body: sent[2]?.body,
      token: 'abc',
      now: 1_000,
    },
  ]);
  expect(sent[2]?.headers.get('DPoP')).toBe('proof 2');
});

test('a login shows the key that its session is to belong to', async () => {
  const { request, signed } = createHarness();
  await request(login, { email: 'a@example.com', password: 'b' });
  expect(signed).toMatchObject([{ url: 'https://site.example/uid-boot/login', token: '' }]);
});

function refusing(details: ProofRefusal) {
  const result = { error: 'SESSION_INVALID', requestId: 'r', details };
  return { status: 401, body: { ...sessionOver, result } };
}

test('a wrong clock costs one more request, and none after it', async () => {
  const now = 5_000_000;
  const { request, storage, events, sent, signed } = createHarness(() =>
    sent.length === 1 ? refusing({ proof: 'time', now }) : {},
  );
  storage.set('token', 'abc');
  expect(await request(addToCart, { language: 'zh', sku: 'A', quantity: 1 })).toBeTruthy();
  await request(getCart, { language: 'zh' });
  expect(signed.map((each) => each.now)).toEqual([1_000, now, now]);
  expect([storage.get('token'), events]).toEqual(['abc', []]);
});

test('a clock that the server never takes ends no session', async () => {
  const { request, storage, events, sent } = createHarness(
    refusing({ proof: 'time', now: 5_000_000 }),
  );
  storage.set('token', 'abc');
  await failureOf(request(getCart, { language: 'zh' }));
  expect([sent.length, storage.get('token')]).toEqual([2, 'abc']);
  expect(events).toEqual(['notify None response! Please retry.']);
});

test.each([
  ['a read', getCart, {}, 2],
  ['a write with a key', addToCart, { idempotencyKey: 'key' }, 2],
  ['another write', addToCart, {}, 1],
] as const)('of what arrived twice %s is signed anew at most once', async (...row) => {
  const [, endpoint, options, count] = row;
  const { request, storage, sent } = createHarness(refusing({ proof: 'repeated', now: 1_000 }));
  storage.set('token', 'abc');
  const error = await failureOf(request(endpoint, { language: 'zh' } as never, options));
  expect([error.kind, sent.length]).toEqual(['no-response', count]);
  expect(storage.get('token')).toBe('abc');
});

test('a session ends only by its own token', () => {
  const { storage } = createHarness();
  storage.set('token', 'new');
  storage.set('cartCount', 3);
  storage.endSession('old');
  expect([storage.get('token'), storage.get('cartCount')]).toEqual(['new', 3]);
  storage.endSession('new');
  expect([storage.get('token'), storage.get('cartCount')]).toEqual([undefined, undefined]);
});

test('sends the XSRF-TOKEN cookie back as X-XSRF-TOKEN', async () => {
  const page = { baseURI: 'https://site.example/', cookie: 'a=1; XSRF-TOKEN=x%3Dy; b=2' };
  const { request, sent } = createHarness({}, page);
  await request(setCartLine, { language: 'zh', sku: 'A', quantity: 1 });
  expect(sent[0]?.headers.get('X-XSRF-TOKEN')).toBe('x=y');
});

test('names its idempotency key', async () => {
  const { request, sent } = createHarness();
  await request(getCart, { language: 'zh' }, { idempotencyKey: 'key' });
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key');
});

test.each([
  [
    'a code that is not the success code',
    { code: 40901, message: 'empty', result: null, success: true },
  ],
  ['success = false', { code: 200, message: 'empty', result: null, success: false }],
])('%s is a business error that shows its message', async (_name, body) => {
  const { request, events } = createHarness({ body });
  const error = await failureOf(request(getCart, { language: 'zh' }));
  expect(error).toMatchObject({ kind: 'business', message: 'empty' });
  expect(events).toEqual(['notify empty']);
});

test('an envelope that comes with an HTTP error status is a business error too', async () => {
  const { request, events } = createHarness({
    status: 409,
    body: {
      code: 40903,
      message: 'sold out',
      result: { error: 'OUT_OF_STOCK', requestId: 'r' },
      success: false,
    },
  });
  const error = await failureOf(request(getCart, { language: 'zh' }));
  expect(error.result?.error).toBe('OUT_OF_STOCK');
  expect(events).toEqual(['notify sold out']);
});

test('an HTTP error without an envelope shows Response status: and the status', async () => {
  const { request, events } = createHarness({ status: 502, body: '<html>' });
  await failureOf(request(getCart, { language: 'zh' }));
  expect(events).toEqual(['notify Response status:502']);
});

test('an HTTP error keeps the transport’s own text and code', async () => {
  for (const [status, code] of [
    [404, 'ERR_BAD_REQUEST'],
    [502, 'ERR_BAD_RESPONSE'],
  ] as const) {
    const { request } = createHarness({ status, body: '<html>' });
    const error = await failureOf(request(getCart, { language: 'zh' }));
    const message = `Request failed with status code ${status}`;
    expect(error.cause).toMatchObject({ code, message });
  }
});

test('a request without a response shows None response! Please retry.', async () => {
  const { request, events } = createHarness(new TypeError('Failed to fetch'));
  const error = await failureOf(request(getCart, { language: 'zh' }));
  expect(error.cause).toMatchObject({ code: 'ERR_NETWORK', message: 'Network Error' });
  expect(events).toEqual(['notify None response! Please retry.']);
});

test('an answer that takes too long is no response', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const { request, events } = createHarness(() => {
    clock.abort();
    return {};
  });
  const error = await failureOf(request(getCart, { language: 'zh' }));
  const message = 'timeout of 10000ms exceeded';
  expect(error.cause).toMatchObject({ code: 'ECONNABORTED', message });
  expect(events).toEqual(['notify None response! Please retry.']);
});

test('a page that was not served asks nobody and shows Request error, please retry.', async () => {
  const { request, events, sent } = createHarness(
    {},
    { baseURI: 'file:///index.html', cookie: '' },
  );
  const error = await failureOf(request(getCart, { language: 'zh' }));
  const message = 'Unsupported protocol file:';
  expect(error.cause).toMatchObject({ code: 'ERR_BAD_REQUEST', message });
  expect(events).toEqual(['notify Request error, please retry.']);
  expect(sent).toEqual([]);
});

test.each(['hello', '', 'null', '{"code":200}'])(
  'an answer that is not an envelope shows Request error, please retry.: %s',
  async (body) => {
    const { request, events } = createHarness({ body });
    await failureOf(request(getCart, { language: 'zh' }));
    expect(events).toEqual(['notify Request error, please retry.']);
  },
);

test('a request can opt out of showing the failure', async () => {
  const { request, events } = createHarness({ status: 502, body: '' });
  await failureOf(request(getCart, { language: 'zh' }, { skipErrorHandler: true }));
  expect(events).toEqual([]);
});

test('code 401 clears what is stored under the prefix and nothing else, and leads to login', async () => {
  const { request, storage, raw, events } = createHarness({
    status: 401,
    body: sessionOver,
  });
  storage.set('token', 'abc');
  storage.set('cartCount', 2);
  raw.setItem('theme', 'night');
  await failureOf(request(currentSession, {}));
  expect(events).toEqual(['notify over', 'login']);
  expect(raw.length).toBe(1);
});

test('code 401 leads to login also for a request that opted out of messages', async () => {
  const { request, events } = createHarness({
    status: 401,
    body: sessionOver,
  });
  await failureOf(request(currentSession, {}, { skipErrorHandler: true }));
  expect(events).toEqual(['login']);
});

test('a stored expireTime that has come sends nothing, shows 密码已过期! and leads to modify-password', async () => {
  const { request, storage, events, sent } = createHarness();
  storage.set('expireTime', 1_000);
  const error = await failureOf(request(getCart, { language: 'zh' }));
  expect(error.kind).toBe('password-expired');
  expect(events).toEqual(['notify 密码已过期!', 'modify-password']);
  expect(sent).toEqual([]);
});

test('an expireTime in the future changes nothing', async () => {
  const { request, storage, sent } = createHarness();
  storage.set('expireTime', 1_001);
  await request(getCart, { language: 'zh' });
  expect(sent).toHaveLength(1);
});

test.each([
  ['the change of the password', modifyPassword, { currentPassword: 'a', newPassword: 'b' }],
  ['a new login', login, { email: 'a@example.com', password: 'b' }],
])('%s is let through with an expired password', async (_name, endpoint, input) => {
  const { request, storage, sent } = createHarness();
  storage.set('expireTime', 999);
  await request(endpoint, input as never);
  expect(sent).toHaveLength(1);
});

test("the server's PASSWORD_EXPIRED leads to modify-password with the same message", async () => {
  const body = {
    code: 40304,
    message: 'x',
    result: { error: 'PASSWORD_EXPIRED', requestId: 'r' },
    success: false,
  };
  const { request, events, storage } = createHarness({ status: 403, body });
  await failureOf(request(getCart, { language: 'zh' }));
  expect(events).toEqual(['notify 密码已过期!', 'modify-password']);
  // The page that changes the password sees by this value why the visitor is there.
  expect(storage.get('expireTime')).toBe(1_000);
});

test('an aborted request shows nothing', async () => {
  const { request, events } = createHarness();
  const signal = AbortSignal.abort();
  const error = await failureOf(request(getCart, { language: 'zh' }, { signal }));
  expect(error).toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  expect(error.cause).toMatchObject({ code: 'ECONNABORTED', message: 'Request aborted' });
  expect(events).toEqual([]);
});

const receipt = { language: 'zh', no: '2601050000000000' } as const;

test('a file keeps the name the server gave it', async () => {
  const disposition = `attachment; filename="receipt.pdf"; filename*=UTF-8''%E6%94%B6%E6%8D%AE.pdf`;
  const { download, storage, sent } = createHarness({
    body: '%PDF',
    headers: { 'content-disposition': disposition },
  });
  storage.set('token', 'secret');
  const file = await download(orderInvoice, receipt);
  expect(file.name).toBe('收据.pdf');
  expect(await file.content.text()).toBe('%PDF');
  expect(sent[0]?.path).toBe('/api/order/invoice?language=zh&no=2601050000000000');
  expect(sent[0]?.headers.get('X-Access-Token')).toBe('secret');
});

test('a refused file shows the server’s words, and the end of the session leads to login', async () => {
  const missing = { code: 404, message: '没有找到。', result: {}, success: false };
  const refused = createHarness({ status: 404, body: missing });
  await failureOf(refused.download(orderInvoice, receipt));
  expect(refused.events).toEqual(['notify 没有找到。']);
  const over = createHarness({ status: 401, body: sessionOver });
  await failureOf(over.download(orderInvoice, receipt));
  expect(over.events).toEqual(['notify over', 'login']);
});
