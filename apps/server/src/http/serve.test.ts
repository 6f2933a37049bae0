import { hash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';

import { accessTokenHeader } from '@uid/contract/constants';
import { endpoint, fileEndpoint } from '@uid/contract/endpoint';
import type { Guard } from '@uid/contract/endpoint';
import { permissionsOf } from '@uid/contract/permissions';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from '@uid/contract/zod';

import { AppError } from './app-error.ts';
import type { CallerSession } from './caller.ts';
import { answerError } from './error-answer.ts';
import { createInTurn } from './in-turn.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { createReadyCalls } from './ready-calls.ts';
import { createServe } from './serve.ts';
import type { AnswerStaff, UnnamedField } from './serve.ts';

const buyer: CallerSession = {
  id: 'session',
  accountId: 'account',
  email: 'buyer@example.com',
  name: 'buyer@example.com',
  isPasswordExpired: false,
  factor: undefined,
  isSteppedUp: true,
  listStepUpMethods: async () => ['password'],
  key: 'thumbprint',
};
const roles = ['shop'] as const;
const staff: CallerSession = { ...buyer, staff: { roles, permissions: permissionsOf(roles) } };
const shipping = { access: 'staff', permission: 'orders.ship', action: 'ship-order' } as const;

const options = {
  findSession: async () => undefined,
  findKey: () => undefined,
  publicOrigin: undefined,
  readyCalls: createReadyCalls(),
  hasPages: false,
  inTurn: createInTurn(createRenderQueue()),
  onUnnamed: () => undefined,
  answerStaff: ((_request, answer) => answer(async () => null as never)) as AnswerStaff,
};

/** The response of an endpoint with this access to a caller with this session. */
async function ask(declaration: Guard & { stepUp?: true }, session: CallerSession | undefined) {
  await using app = Fastify();
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  const serve = createServe(app, { ...options, findSession: async () => session });
  const served = endpoint({
    method: 'POST',
    path: '/tried',
    summary: '',
    input: z.object({}),
    output: z.object({ done: z.literal(true) }),
    ...declaration,
  });
  serve(served, async () => ({ done: true as const }));
  const answer = await app.inject({
    method: 'POST',
    url: '/tried',
    payload: {},
    headers: session && { [accessTokenHeader]: 'token' },
  });
  return answer.json<{ result: Record<string, unknown> }>().result;
}

test('a staff endpoint serves whoever has its permission', async () => {
  expect(await ask(shipping, staff)).toEqual({ done: true });
});

test.each([
  ['a visitor', undefined],
  ['a buyer', buyer],
  [
    'staff whose roles lack the permission',
    { ...staff, staff: { roles, permissions: permissionsOf(['finance']) } },
  ],
])('a staff endpoint does not exist for %s', async (_name, session) => {
  expect(await ask(shipping, session)).toMatchObject({ error: 'NOT_FOUND' });
});

test('staff whose password has expired can do nothing but change it', async () => {
  const session = { ...staff, isPasswordExpired: true };
  expect(await ask(shipping, session)).toMatchObject({ error: 'PASSWORD_EXPIRED' });
});

test('a dangerous operation asks anew for one of the methods that the account has', async () => {
  const methods = ['passkey', 'totp'] as const;
  const listStepUpMethods = async () => [...methods];
  const session = { ...buyer, isSteppedUp: false, listStepUpMethods };
  expect(await ask({ access: 'session', stepUp: true }, session)).toMatchObject({
    error: 'STEP_UP_REQUIRED',
    details: { methods },
  });
});

test('who can prove themselves anew by nothing is not asked for anything', async () => {
  const session = { ...buyer, isSteppedUp: false, listStepUpMethods: async () => [] };
  expect(await ask({ access: 'session', stepUp: true }, session)).toMatchObject({
    error: 'PROOF_MISSING',
  });
});

test('a dangerous operation serves whoever has just proven who they are', async () => {
  expect(await ask({ ...shipping, stepUp: true }, staff)).toEqual({ done: true });
  expect(await ask({ access: 'session', stepUp: true }, buyer)).toEqual({ done: true });
});

test('a dangerous operation of a visitor is a 401 first', async () => {
  const answer = await ask({ access: 'session', stepUp: true }, undefined);
  expect(answer).toMatchObject({ error: 'SESSION_INVALID' });
});

/** The response to an upload of `payload` whose handler never reads the file; `acts` is how often it wrote. */
async function upload(
  guard: Guard,
  { payload, signed = 'the file' }: { payload: Readable | string; signed?: string },
) {
  await using app = Fastify();
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  let acts = 0;
  const act = async () => ({ done: (acts += 1) > 0 });
  const session = { ...staff, bodyHash: hash('sha256', signed, 'base64url') };
  const served = endpoint({
    method: 'POST',
    path: '/tried',
    summary: '',
    input: z.object({}),
    output: z.object({ done: z.boolean() }),
    upload: { types: ['text/plain'], maxBytes: 20 },
    ...guard,
  });
  const answerStaff = ((_request, answer) => answer(act as never)) as AnswerStaff;
  const serve = createServe(app, { ...options, findSession: async () => session, answerStaff });
  serve(served, async (_input, caller) =>
    'act' in caller ? (caller.act as typeof act)() : { done: false },
  );
  const headers = { [accessTokenHeader]: 'token', 'content-type': 'text/plain' };
  const answer = await app.inject({ method: 'POST', url: '/tried', payload, headers });
  return { ...answer.json<{ result: Record<string, unknown> }>().result, acts };
}

test.each([
  ['for staff', shipping, true, 1],
  ['for a buyer', { access: 'session' }, false, 0],
] as const)(
  'an upload %s does nothing before all of the file has come and is the one that was signed',
  async (_name, guard, done, acts) => {
    expect(await upload(guard, { payload: 'the file' })).toEqual({ done, acts });
    expect(await upload(guard, { payload: 'another' })).toMatchObject({
      error: 'SESSION_INVALID',
      acts: 0,
    });
  },
);

test('an upload that never ends is refused when it is larger than any', async () => {
  const payload = new PassThrough();
  payload.write('x'.repeat(21));
  expect(await upload(shipping, { payload })).toMatchObject({ error: 'BODY_TOO_LARGE', acts: 0 });
  payload.destroy();
});

const named = endpoint({
  method: 'GET',
  path: '/named',
  access: 'public',
  summary: '',
  input: z.object({}),
  output: z.object({ name: z.string(), parts: z.array(z.object({ sku: z.string() })) }),
});

test.each([
  ['an output', (output: never) => output],
  ['a prepared answer', (output: never) => new PreparedAnswer(output)],
])(
  'of %s only what the endpoint names leaves, and the rest is reported',
  async (_name, prepare) => {
    await using app = Fastify();
    const faults: UnnamedField[] = [];
    const onUnnamed = (fault: UnnamedField) => void faults.push(fault);
    const row = { name: 'a', passwordHash: 'x', parts: [{ sku: 'S', costFen: 1 }] };
    createServe(app, { ...options, onUnnamed })(named, async () => prepare(row as never));
    const ask = async () => (await app.inject('/named')).json<{ result: object }>().result;
    expect(await ask()).toEqual({ name: 'a', parts: [{ sku: 'S' }] });
    expect(await ask()).toEqual({ name: 'a', parts: [{ sku: 'S' }] });
    expect(faults.slice(0, 2)).toEqual([
      { endpoint: 'GET /named', field: 'result.passwordHash' },
      { endpoint: 'GET /named', field: 'result.parts.costFen' },
    ]);
  },
);

/** The caller that an endpoint with idempotency keys gets for these headers. */
async function callerOf(headers: Record<string, string>) {
  await using app = Fastify();
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  const known = endpoint({
    method: 'POST',
    path: '/known',
    access: 'session',
    idempotent: true,
    summary: '',
    input: z.object({}),
    output: z.object({ agent: z.string(), idempotencyKey: z.string() }),
  });
  const serve = createServe(app, { ...options, findSession: async () => buyer });
  serve(known, async (_input, { agent, idempotencyKey }) => ({ agent, idempotencyKey }));
  const sent = { [accessTokenHeader]: 'token', ...headers };
  const answer = await app.inject({ method: 'POST', url: '/known', payload: {}, headers: sent });
  return answer.json<{ result: Record<string, string> }>().result;
}

test('a key of a repeat has eight characters that can be read, and no more than a hundred', async () => {
  for (const key of ['12345678', '~'.repeat(100)])
    expect(await callerOf({ 'idempotency-key': key })).toMatchObject({ idempotencyKey: key });
  for (const key of ['1234567', '~'.repeat(101), '1234 5678', ''])
    expect((await callerOf({ 'idempotency-key': key }))['error']).toBe('IDEMPOTENCY_KEY_INVALID');
  expect((await callerOf({}))['error']).toBe('IDEMPOTENCY_KEY_MISSING');
});

test('of what a browser calls itself no more is known than anybody reads', async () => {
  const headers = { 'idempotency-key': '12345678', 'user-agent': 'x'.repeat(1000) };
  expect((await callerOf(headers))['agent']).toHaveLength(300);
});

test('a file that there is no time for is no missing one', async () => {
  await using app = Fastify();
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  const served = fileEndpoint({
    method: 'GET',
    path: '/file',
    access: 'public',
    summary: '',
    input: z.object({}),
    type: 'text/csv',
    refusal: 'page',
  });
  createServe(app, options)(served, async () => {
    throw new AppError('BUSY', { retryAfter: 2 });
  });
  const { statusCode, headers } = await app.inject('/file');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});

async function askForFile(
  declaration: Guard & { refusal: 'envelope' | 'page' },
  {
    session,
    url = '/file?n=a',
    method = 'GET',
  }: { session?: CallerSession; url?: string; method?: 'GET' | 'HEAD' } = {},
) {
  await using app = Fastify();
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  const serve = createServe(app, { ...options, findSession: async () => session });
  const served = fileEndpoint({
    method: 'GET',
    path: '/file',
    summary: '',
    input: z.object({ n: z.string() }),
    type: 'text/csv',
    ...declaration,
  });
  serve(served, async ({ n }) => ({ name: `${n}.csv`, body: Buffer.from('1,2') }));
  const { statusCode, headers, body } = await app.inject({
    method,
    url,
    headers: session && { [accessTokenHeader]: 'token' },
  });
  return { statusCode, headers, body };
}

test('a file goes out under its name and type, and nobody keeps it', async () => {
  const { body, headers } = await askForFile({ access: 'public', refusal: 'envelope' });
  expect(body).toBe('1,2');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="a.csv"',
    'cache-control': 'private, no-store',
  });
});

test.each([
  [{ access: 'session' }, undefined, 401],
  [{ access: 'session' }, { ...buyer, isPasswordExpired: true }, 403],
  [{ access: 'session' }, buyer, 200],
  [shipping, buyer, 404],
  [shipping, staff, 200],
] as const)(
  'a file for %o asks who calls, as every endpoint does',
  async (guard, session, status) => {
    const file = { ...guard, refusal: 'envelope' } as const;
    expect((await askForFile(file, { ...(session && { session }) })).statusCode).toBe(status);
  },
);

test('HEAD is answered of a public file alone', async () => {
  const statusOf = async (access: 'public' | 'session') =>
    (await askForFile({ access, refusal: 'envelope' }, { session: buyer, method: 'HEAD' }))
      .statusCode;
  expect([await statusOf('public'), await statusOf('session')]).toEqual([200, 404]);
});

test('with an expired password nothing is done but what is there for it', async () => {
  const expired = { ...buyer, isPasswordExpired: true };
  for (const access of ['session', 'cart'] as const)
    expect(await ask({ access }, expired)).toMatchObject({ error: 'PASSWORD_EXPIRED' });
  expect(await ask({ access: 'expired-session' }, expired)).toEqual({ done: true });
});

test.each(['/file', '/file?n=%00', '/file?n=a&n=b'])(
  'a file asked for by %s is a wrong input, or nothing where people browse',
  async (url) => {
    const refused = await askForFile({ access: 'public', refusal: 'envelope' }, { url });
    expect([refused.statusCode, JSON.parse(refused.body).result.error]).toEqual([
      400,
      'INVALID_INPUT',
    ]);
    const missing = await askForFile({ access: 'public', refusal: 'page' }, { url });
    expect([missing.statusCode, missing.body]).toEqual([404, '404\n']);
    expect(missing.headers.vary).toBe('accept, accept-language');
  },
);
