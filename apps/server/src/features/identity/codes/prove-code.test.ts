import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { CallOptions } from '../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createIdentity } from '../identity.ts';
import {
  goodPassword,
  latestMail,
  mailedLink,
  newEmail,
  otherPassword,
  registerBuyer,
  requestCode,
  wrongCode,
  wrongProof,
} from '../testing/test-account.ts';
import type { CodeProof } from '../testing/test-account.ts';
import { visitor } from '../testing/visitor.ts';
import { hashCode } from './mailed-code.ts';
import { proveCode, useCode } from './prove-code.ts';

const minute = 60_000;
const newPassword = otherPassword;

function reset(
  server: TestApp,
  email: string,
  proof: CodeProof | { link: string },
  options?: CallOptions,
) {
  return server.call(contract.resetPassword, { email, ...proof, newPassword }, options);
}

test('a code that two requests have proven is used by one of them', async () => {
  await using server = await createTestApp();
  const identity = createIdentity(server.deps);
  const key = { email: newEmail(), purpose: 'registration' } as const;
  const proof = { ...key, ...(await requestCode(server, 'registration', key.email)) };
  const proven = [
    await proveCode(identity, proof, visitor),
    await proveCode(identity, proof, visitor),
  ];
  const uses = await Promise.allSettled(
    proven.map((each) => identity.database.transact((handle) => useCode(handle, each))),
  );
  const refused = uses.filter((use) => use.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ error: 'CODE_INVALID' }]);
});

test('what is stored of a code fits no other purpose and no other address', () => {
  const email = 'buyer@example.com';
  const hashes = [
    hashCode('123456', { email, purpose: 'registration' }),
    hashCode('123456', { email, purpose: 'password-reset' }),
    hashCode('123456', { email: 'other@example.com', purpose: 'registration' }),
  ];
  expect(new Set(hashes).size).toBe(3);
});

test('one address tries so many codes, whatever the mailbox', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '3' } });
  const email = newEmail();
  const proof = await requestCode(server, 'password-reset', email);
  const attempt = (address: string) => reset(server, email, wrongProof(proof), { address });
  for (let time = 0; time < 3; time += 1) await attempt('192.0.2.1');
  expect((await attempt('192.0.2.1')).status).toBe(429);
  expect((await attempt('192.0.2.2')).status).toBe(403);
});

test('a code counts in the browser alone that asked for it', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const { code, request } = await requestCode(server, 'password-reset', email);
  const stolen = await reset(server, email, { code, request: 'x'.repeat(43) });
  expect([stolen.status, stolen.result.error]).toEqual([403, 'CODE_INVALID']);
  expect((await reset(server, email, { code, request })).status).toBe(200);
});

test('a code without the browser that asked for it, and both ways at once, are a 400', async () => {
  await using server = await createTestApp();
  const base = { email: newEmail(), newPassword };
  const [code, request, link] = ['123456', 'x', 'y'];
  for (const proof of [{}, { code }, { request }, { code, request, link }, { code, link }])
    expect((await server.call(contract.resetPassword, { ...base, ...proof })).status).toBe(400);
});

test('the mail’s link works in any browser, for an hour, once', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await requestCode(server, 'password-reset', email);
  const link = await mailedLink(server, email);
  server.clock.now += 59 * minute;
  const opened = await server.call(contract.openMailLink, { link });
  expect(opened.result).toEqual({ email, purpose: 'password-reset' });
  expect((await reset(server, email, { link }, { address: '198.51.100.9' })).status).toBe(200);
  const again = await reset(server, email, { link });
  expect([again.status, again.result.error]).toEqual([403, 'LINK_INVALID']);
  expect((await server.call(contract.openMailLink, { link })).result.error).toBe('LINK_INVALID');
});

test('with one code used, every other code and link for the same is void', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const first = await requestCode(server, 'password-reset', email);
  const link = await mailedLink(server, email);
  const second = await requestCode(server, 'password-reset', email);
  expect((await reset(server, email, second)).status).toBe(200);
  expect((await reset(server, email, first)).result.error).toBe('CODE_INVALID');
  expect((await reset(server, email, { link })).result.error).toBe('LINK_INVALID');
});

test('a link that is over, that was invented or that was mailed for something else is refused', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const fresh = newEmail();
  await requestCode(server, 'registration', fresh);
  const other = await mailedLink(server, fresh);
  await requestCode(server, 'password-reset', email);
  const link = await mailedLink(server, email);
  expect((await reset(server, email, { link: other })).result.error).toBe('LINK_INVALID');
  expect((await reset(server, fresh, { link })).result.error).toBe('LINK_INVALID');
  // The right mailbox, but a link to register with.
  expect((await reset(server, fresh, { link: other })).result.error).toBe('LINK_INVALID');
  expect((await reset(server, email, { link: 'x'.repeat(43) })).result.error).toBe('LINK_INVALID');
  server.clock.now += 60 * minute;
  expect((await reset(server, email, { link })).result.error).toBe('LINK_INVALID');
});

test('a registration by the link needs no code', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  await requestCode(server, 'registration', email);
  const link = await mailedLink(server, email);
  const { status } = await server.call(contract.register, { email, link, password: goodPassword });
  expect(status).toBe(200);
});

test('the link is in the fragment of the page that uses it, in the language that was asked for', async () => {
  await using server = await createTestApp({
    environment: { PUBLIC_ORIGIN: 'https://shop.example.com' },
  });
  const email = newEmail();
  await server.call(contract.startRegistration, { email, language: 'en' });
  expect((await latestMail(server, email))?.text).toMatch(
    /^https:\/\/shop\.example\.com\/en\/uid-front\/register#[\w-]{43}$/m,
  );
});

test('five wrong codes an hour, then one: for the account, however many browsers ask', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const errors: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const options = { address: `10.0.${index}.1` };
    const proof = await requestCode(server, 'password-reset', email, options);
    for (let guess = 0; guess < 5; guess += 1)
      errors.push((await reset(server, email, wrongProof(proof), options)).result.error);
  }
  expect(errors.filter((error) => error === 'CODE_INVALID')).toHaveLength(5);
  expect(errors.filter((error) => error === 'CODE_LOCKED')).toHaveLength(20);
});

test('a try without a code that was asked for uses up nobody’s', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  const invented = { code: wrongCode(proof.code), request: 'x'.repeat(43) };
  for (let index = 0; index < 10; index += 1)
    await reset(server, email, invented, { address: `10.0.${index}.1` });
  expect((await reset(server, email, proof)).status).toBe(200);
});
