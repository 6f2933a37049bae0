import { accessTokenHeader } from '@uid/contract/constants';
import { endpoint } from '@uid/contract/endpoint';
import type { Access } from '@uid/contract/endpoint';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from '@uid/contract/zod';

import type { CallerSession } from './caller.ts';
import { answerError } from './error-answer.ts';
import { createServe } from './serve.ts';

const buyer: CallerSession = {
  id: 'session',
  accountId: 'account',
  email: 'buyer@example.com',
  isPasswordExpired: false,
  hasSecondFactor: false,
  isOperator: false,
  isSteppedUp: true,
};
const operator: CallerSession = { ...buyer, hasSecondFactor: true, isOperator: true };

/** What an endpoint of that access answers to whoever has that session. */
async function ask(
  declaration: { access: Access; stepUp?: true },
  session: CallerSession | undefined,
) {
  await using app = Fastify();
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  const serve = createServe(app, { findSession: async () => session, publicOrigin: undefined });
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

test('an operator’s endpoint serves operators', async () => {
  expect(await ask({ access: 'operator' }, operator)).toEqual({ done: true });
});

test.each([
  ['a visitor', undefined],
  ['a buyer', buyer],
  ['a buyer with a second factor', { ...buyer, hasSecondFactor: true }],
])('an operator’s endpoint does not exist for %s', async (_name, session) => {
  expect(await ask({ access: 'operator' }, session)).toMatchObject({ error: 'NOT_FOUND' });
});

test('an operator whose password has expired can do nothing but change it', async () => {
  const session = { ...operator, isPasswordExpired: true };
  expect(await ask({ access: 'operator' }, session)).toMatchObject({ error: 'PASSWORD_EXPIRED' });
});

test.each([
  ['password', { ...buyer, isSteppedUp: false }],
  ['totp', { ...operator, isSteppedUp: false }],
])('a dangerous operation asks anew for the %s', async (method, session) => {
  expect(await ask({ access: 'session', stepUp: true }, session)).toMatchObject({
    error: 'STEP_UP_REQUIRED',
    details: { methods: [method] },
  });
});

test('a dangerous operation serves whoever has just proven who they are', async () => {
  expect(await ask({ access: 'operator', stepUp: true }, operator)).toEqual({ done: true });
  expect(await ask({ access: 'session', stepUp: true }, buyer)).toEqual({ done: true });
});

test('a dangerous operation of a visitor is a 401 first', async () => {
  const answer = await ask({ access: 'session', stepUp: true }, undefined);
  expect(answer).toMatchObject({ error: 'SESSION_INVALID' });
});
