import { AxiosError } from 'axios';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { expect, test } from 'vitest';

import { currentSession, login, modifyPassword } from './identity.ts';
import { getCart, setCartLine } from './cart.ts';
import { createClient } from './client.ts';
import type { ClientOptions } from './client.ts';
import { isClientError } from './client-errors.ts';
import { createBrowserStorage } from './storage.ts';

interface Answer {
  status?: number;
  body?: unknown;
}

const success = { code: 200, message: 'OK', result: { count: 3 }, success: true };

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

function createHarness(answer: Answer | Error = { body: success }) {
  const events: string[] = [];
  const sent: InternalAxiosRequestConfig[] = [];
  const raw = memoryStorage();
  const storage = createBrowserStorage(raw);
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config);
    if (answer instanceof Error) throw answer;
    const { status = 200, body } = answer;
    const response = {
      data: body,
      status,
      statusText: '',
      headers: {},
      config,
      request: {},
    } as AxiosResponse;
    if (config.validateStatus?.(status)) return response;
    throw new AxiosError(
      `Request failed with status code ${status}`,
      'ERR_BAD_REQUEST',
      config,
      {},
      response,
    );
  };
  const options: ClientOptions = {
    storage,
    language: 'zh',
    notify: (message) => events.push(`notify ${message}`),
    onSessionInvalid: () => events.push('login'),
    onPasswordExpired: () => events.push('modify-password'),
    now: () => 1_000,
    adapter,
  };
  return { request: createClient(options), storage, raw, events, sent };
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
  await request(getCart, { language: 'zh', q: '密钥 a&b=1', page: undefined } as never);
  const serialize = sent[0]?.paramsSerializer as { serialize: (params: unknown) => string };
  expect(serialize.serialize(sent[0]?.params)).toBe('language=zh&q=%E5%AF%86%E9%92%A5+a%26b%3D1');
});

test('waits 10000 ms, sends parameters as a query string and takes 200–299 for success', async () => {
  const { request, sent } = createHarness();
  await request(getCart, { language: 'zh' });
  expect(sent[0]).toMatchObject({
    timeout: 10_000,
    url: '/api/cart',
    method: 'get',
    params: { language: 'zh' },
  });
  expect([199, 200, 299, 300].map((status) => sent[0]?.validateStatus?.(status))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('every request carries X-Access-Token from the stored token', async () => {
  const { request, storage, sent } = createHarness();
  storage.set('token', 'abc');
  await request(getCart, { language: 'zh' });
  expect(sent[0]?.headers.get('X-Access-Token')).toBe('abc');
});

test('a refusal of a token that has been replaced leaves the new session alone and asks again', async () => {
  const refused = { code: 401, message: 'over', result: null, success: false };
  const answer: Answer = { status: 200 };
  const { request, storage, events, sent } = createHarness(answer);
  Object.defineProperty(answer, 'body', { get: () => (sent.length === 1 ? refused : success) });
  storage.set('token', 'old');
  const asked = request(getCart, { language: 'zh' });
  storage.set('token', 'new');
  expect(await asked).toEqual({ count: 3 });
  expect(sent.map(({ headers }) => headers.get('X-Access-Token'))).toEqual(['old', 'new']);
  expect(storage.get('token')).toBe('new');
  expect(events).toEqual([]);
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

test('names the XSRF pair', async () => {
  const { request, sent } = createHarness();
  await request(setCartLine, { language: 'zh', sku: 'A', quantity: 1 });
  expect(sent[0]).toMatchObject({ xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-XSRF-TOKEN' });
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

test('a request without a response shows None response! Please retry.', async () => {
  const { request, events } = createHarness(
    new AxiosError('Network Error', 'ERR_NETWORK', undefined, {}),
  );
  const error = await failureOf(request(getCart, { language: 'zh' }));
  expect(error.cause).toMatchObject({ message: 'Network Error' });
  expect(events).toEqual(['notify None response! Please retry.']);
});

test.each([
  ['a failure before anything was sent', new Error('Unsupported protocol ftp:')],
  ['an answer that is not an envelope', { body: 'hello' }],
])('%s shows Request error, please retry.', async (_name, answer) => {
  const { request, events } = createHarness(answer);
  await failureOf(request(getCart, { language: 'zh' }));
  expect(events).toEqual(['notify Request error, please retry.']);
});

test('a request can opt out of showing the failure', async () => {
  const { request, events } = createHarness({ status: 502, body: '' });
  await failureOf(request(getCart, { language: 'zh' }, { skipErrorHandler: true }));
  expect(events).toEqual([]);
});

test('code 401 clears what is stored under the prefix and nothing else, and leads to login', async () => {
  const { request, storage, raw, events } = createHarness({
    status: 401,
    body: { code: 401, message: 'over', result: null, success: false },
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
    body: { code: 401, message: 'over', result: null, success: false },
  });
  await failureOf(request(currentSession, {}, { skipErrorHandler: true }));
  expect(events).toEqual(['login']);
});

test('a stored expireTime in the past sends nothing, shows 密码已过期! and leads to modify-password', async () => {
  const { request, storage, events, sent } = createHarness();
  storage.set('expireTime', 999);
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
  const { request, events } = createHarness({ status: 403, body });
  await failureOf(request(getCart, { language: 'zh' }));
  expect(events).toEqual(['notify 密码已过期!', 'modify-password']);
});

test('an aborted request shows nothing', async () => {
  const { request, events } = createHarness(
    new AxiosError('Request aborted', AxiosError.ERR_CANCELED),
  );
  const aborted = new AbortController();
  aborted.abort();
  const error = await failureOf(request(getCart, { language: 'zh' }, { signal: aborted.signal }));
  expect(error.kind).toBe('aborted');
  expect(events).toEqual([]);
});
