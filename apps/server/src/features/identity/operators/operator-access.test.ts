import { api } from '@uid/contract/api';
import * as account from '@uid/contract/account';
import { expect, test } from 'vitest';

import { signInjected } from '../../../testing/sign-request.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { enrolApp } from '../testing/authenticator-app.ts';
import { newEmail, registerBuyer } from '../testing/test-account.ts';
import { grantOperator } from './grant-operator.ts';

const endpoints = Object.values(api)
  .flatMap((each) => Object.values(each))
  .filter(({ access }) => access === 'operator');

/** What each operator endpoint says to this session: 404 where there is nothing for it. */
async function statusesFor({ app, deps }: TestApp, token?: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const { method, path } of endpoints) {
    const headers = await signInjected(deps, { method, url: path, token });
    const answer = await app.inject({ method, url: path, headers });
    const isNothing = answer.statusCode === 404 && answer.json().result.error === 'NOT_FOUND';
    statuses.add(isNothing ? 404 : answer.statusCode);
  }
  return statuses;
}

async function registerOperator(server: TestApp) {
  const email = newEmail();
  await grantOperator(server.deps, { email, language: 'en' });
  return registerBuyer(server, { email });
}

test('operator endpoints are there to be found', () => {
  expect(endpoints.length).toBeGreaterThan(10);
});

test('an operator without a second factor finds no operator endpoint, and one with it finds them all', async () => {
  await using server = await createTestApp();
  const { token } = await registerOperator(server);
  expect(await statusesFor(server, token)).toEqual(new Set([404]));
  const app = await enrolApp(server, token);
  const statuses = await statusesFor(server, app.token);
  expect(statuses).not.toContain(404);
  expect(statuses).not.toContain(401);
});

test('an authenticator app that was shown and never confirmed opens nothing', async () => {
  await using server = await createTestApp();
  const { token } = await registerOperator(server);
  await server.call(account.startTotp, {}, { token });
  expect(await statusesFor(server, token)).toEqual(new Set([404]));
});

test('neither a guest nor a customer, with or without a second factor, finds an operator endpoint', async () => {
  await using server = await createTestApp();
  expect(await statusesFor(server)).toEqual(new Set([404]));
  const { token } = await registerBuyer(server);
  expect(await statusesFor(server, token)).toEqual(new Set([404]));
  const customer = await enrolApp(server, token);
  expect(await statusesFor(server, customer.token)).toEqual(new Set([404]));
});
