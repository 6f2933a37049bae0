import * as contract from '@uid/contract/identity';
import type { SecondFactorDetails } from '@uid/contract/identity';
import { mobileLogin, startMobileLogin } from '@uid/contract/mobile-login';
import { registerWithMobile } from '@uid/contract/mobile-registration';
import { openOutsideAccount } from '@uid/contract/outside-login';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { askForCode, bei, finish, openOutsideSite, visit } from '../outside/testing/test-site.ts';
import { appCode, registerWithApp } from '../testing/authenticator-app.ts';
import { asGuest, asSecureGuest } from '../testing/as-guest.ts';
import { askByNumber, number, textedCodeTo } from '../testing/number-account.ts';
import {
  logInWith,
  openWithPasskeyBuyer,
  registerPasskeyBuyer,
} from '../testing/passkey-account.ts';
import { goodPassword, newEmail } from '../testing/test-account.ts';

const ended = { 'uid-guest': '', 'XSRF-TOKEN': '' };
const endedSecure = { '__Host-uid-guest': '', 'XSRF-TOKEN': '' };

// The password and the registration by mail are tested with a cart (open-account.test.ts).

test('a second factor ends the guest, the password before it does not', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const password = { email, password: goodPassword };
  const { cookies: before, result } = await server.call(contract.login, password, asGuest);
  expect(before).toEqual({});
  const { ticket } = result.details as SecondFactorDetails;
  const input = { ticket, code: appCode(secret, server.clock.now) };
  const { status, cookies } = await server.call(contract.loginSecondFactor, input, asGuest);
  expect([status, cookies]).toEqual([200, expect.objectContaining(ended)]);
});

test('so do a registration and a login with a passkey', async () => {
  const { server, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const registered = await registerPasskeyBuyer(server, { options: asSecureGuest });
  expect(registered.cookies).toMatchObject(endedSecure);
  const { cookies } = await logInWith(server, authenticator, { options: asSecureGuest });
  expect(cookies).toMatchObject(endedSecure);
});

test('so does a code by text message', async () => {
  await using server = await createTestApp();
  const registered = await server.call(registerWithMobile, await askByNumber(server), asGuest);
  expect([registered.status, registered.cookies]).toEqual([200, expect.objectContaining(ended)]);
  const { request } = (await server.call(startMobileLogin, { number }, asGuest)).result;
  const input = { number, request, code: await textedCodeTo(server) };
  expect((await server.call(mobileLogin, input, asGuest)).cookies).toMatchObject(ended);
});

test('so does another company’s word for a known account, and not for an unknown one', async () => {
  await using site = await openOutsideSite();
  const visited = async () => {
    const { answer, cookies } = await visit(site, 'oidc-acme', bei);
    return finish(
      site,
      { answer, cookies: { ...cookies, ...asGuest.cookies } },
      { headers: asGuest.headers },
    );
  };
  const { result, cookies } = await visited();
  expect([result.session, cookies]).toEqual([undefined, expect.not.objectContaining(ended)]);
  const email = newEmail();
  const arrival = result.arrival?.token ?? '';
  const { request, code = '' } = await askForCode(site, arrival, email);
  const input = { arrival, email, request, code };
  const opened = await site.server.call(openOutsideAccount, input, asGuest);
  expect([opened.status, opened.cookies]).toEqual([200, expect.objectContaining(ended)]);
  expect((await visited()).cookies).toMatchObject(ended);
});
