import { createHash } from 'node:crypto';

import * as account from '@uid/contract/account';
import { xsrfHeader } from '@uid/contract/constants';
import * as contract from '@uid/contract/identity';
import { loginWays, startOutsideLogin } from '@uid/contract/login-ways';
import {
  finishOutsideLogin,
  listOutside,
  openOutsideAccount,
  startOutsideAccount,
} from '@uid/contract/outside-login';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { appCode, enrolApp } from '../testing/authenticator-app.ts';
import { renewPasswords } from '../testing/renew-passwords.ts';
import { activityOf, latestMail, newEmail, registerBuyer } from '../testing/test-account.ts';
import {
  arrive,
  askForCode,
  bei,
  finish,
  finishLink,
  openOutsideSite,
  openWith,
  visit,
} from './testing/test-site.ts';

const minute = 60_000;
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;
const everyCompany = ['oidc-acme', 'wechat', 'alipay'];

test.each(everyCompany)(
  '%s: the first use opens an account after a confirmed address, and the next logs in',
  async (provider) => {
    await using site = await openOutsideSite();
    const email = newEmail();
    const opened = await openWith(site, await arrive(site, provider, bei), email);
    expect([opened.status, opened.result.user]).toEqual([200, { email, hasPassword: false }]);
    expect(await activityOf(site.server, email)).toEqual(
      expect.arrayContaining(['registered', 'outside-linked']),
    );
    const returned = await visit(site, provider, bei, { returnPath: '/confirm-order' });
    const { status, result } = await finish(site, returned);
    expect([status, result.session?.user.email, result.returnPath]).toEqual([
      200,
      email,
      '/confirm-order',
    ]);
    // One factor is not enough for dangerous operations.
    const token = result.session?.token ?? '';
    const ended = await site.server.call(account.endAllSessions, {}, { token });
    expect(ended.result.error).toBe('PROOF_MISSING');
  },
);

test('a session that begins so is worth nothing without its key', async () => {
  await using site = await openOutsideSite();
  const opened = await openWith(site, await arrive(site, 'oidc-acme', bei), newEmail());
  const { token } = opened.result;
  const read = (key?: 'none') =>
    site.server.call(contract.currentSession, {}, { token, ...(key && { key }) });
  expect([(await read()).status, (await read('none')).status]).toEqual([200, 401]);
});

test.each(everyCompany)('%s: an equal mail address opens nobody’s account', async (provider) => {
  await using site = await openOutsideSite();
  const { email } = await registerBuyer(site.server);
  const person = { ...bei, email, isEmailVerified: false };
  const arrival = await arrive(site, provider, person);
  const { request, code, mail } = await askForCode(site, arrival, email);
  expect([code, mail?.subject]).toEqual([undefined, expect.stringContaining('已有')]);
  const input = { arrival, email, request, code: '000000' };
  expect((await site.server.call(openOutsideAccount, input)).result.error).toBe('CODE_INVALID');
});

test('a company’s own provider links the account of an address that it verified, after a code, and its owner is told', async () => {
  await using site = await openOutsideSite();
  const { email } = await registerBuyer(site.server);
  const person = { ...bei, email };
  const arrival = await arrive(site, 'oidc-acme', person);
  const opened = await openWith(site, arrival, email);
  expect([opened.status, opened.result.user.email]).toEqual([200, email]);
  expect(await activityOf(site.server, email)).toContain('outside-linked');
  const { result } = await finish(site, await visit(site, 'oidc-acme', person));
  expect(result.session?.user.email).toBe(email);
});

test('the address that was verified is the one that counts, not one that was typed', async () => {
  await using site = await openOutsideSite();
  const { email } = await registerBuyer(site.server);
  const arrival = await arrive(site, 'oidc-acme', { ...bei, email: newEmail() });
  expect((await askForCode(site, arrival, email)).code).toBeUndefined();
});

test('an account that came to be after its code was mailed is not linked by it', async () => {
  await using site = await openOutsideSite();
  const [arrival, other] = [await arrive(site, 'wechat', bei), await arrive(site, 'alipay', bei)];
  const makers = [
    (email: string) => openWith(site, other, email),
    // A registration uses up a code of its own and leaves the early code valid.
    (email: string) => registerBuyer(site.server, { email }),
  ];
  for (const make of makers) {
    const email = newEmail();
    const early = await askForCode(site, arrival, email);
    await make(email);
    const input = { arrival, email, request: early.request, code: early.code ?? '' };
    expect((await site.server.call(openOutsideAccount, input)).result.error).toBe('CODE_INVALID');
    expect(await activityOf(site.server, email)).toContain('registered');
  }
});

test('what came back counts in the browser that went, once, for ten minutes', async () => {
  await using site = await openOutsideSite();
  const errorOf = async (answer: ReturnType<typeof finish>) => (await answer).result.error;
  const returned = await visit(site, 'oidc-acme', bei);
  expect(await errorOf(finish(site, { ...returned, cookies: {} }))).toBe('OUTSIDE_OVER');
  const other = await visit(site, 'oidc-acme', { ...bei, subject: 'mallory' });
  expect(await errorOf(finish(site, { ...other, cookies: returned.cookies }))).toBe('OUTSIDE_OVER');
  site.server.clock.now += 9 * minute;
  expect((await finish(site, returned)).status).toBe(200);
  expect(await errorOf(finish(site, returned))).toBe('OUTSIDE_OVER');
  const late = await visit(site, 'oidc-acme', bei);
  site.server.clock.now += 10 * minute;
  expect(await errorOf(finish(site, late))).toBe('OUTSIDE_OVER');
});

test('of two tabs that went away one after the other both come back', async () => {
  await using site = await openOutsideSite();
  const first = await visit(site, 'wechat', bei);
  const second = await visit(site, 'alipay', bei, { cookies: first.cookies });
  // A browser keeps one cookie of a name: the last that was set.
  for (const { answer } of [first, second])
    expect((await finish(site, { answer, cookies: second.cookies })).status).toBe(200);
});

test('a browser goes away under no name that somebody could guess or has put there', async () => {
  await using site = await openOutsideSite();
  const planted = { 'uid-outside': 'planted' };
  const { answer, cookies } = await visit(site, 'wechat', bei, { cookies: planted });
  const { result } = await finish(site, { answer, cookies: planted });
  expect(result.error).toBe('OUTSIDE_OVER');
  expect(cookies['uid-outside']).toMatch(/^[\w-]{43}$/);
});

test.runIf(hasManyWriters)(
  'whoever changes the password while another company’s answer is read lets nobody in by it',
  async () => {
    await using site = await openOutsideSite();
    await openWith(site, await arrive(site, 'wechat', bei), newEmail());
    const returned = await visit(site, 'wechat', bei);
    const answer = await besideAChange(
      { database: site.server.deps.database, change: renewPasswords },
      () => finish(site, returned),
    );
    expect(answer.result.error).toBe('OUTSIDE_OVER');
  },
);

test('answers that somebody invents use up their address, where no other counts then', async () => {
  await using site = await openOutsideSite({ ATTEMPTS_PER_ADDRESS: '2' });
  const returned = await visit(site, 'oidc-acme', bei);
  const from = { address: '203.0.113.9' };
  const invented = { answer: 'state=invented', cookies: returned.cookies };
  for (let time = 0; time < 2; time += 1)
    expect((await finish(site, invented, from)).result.error).toBe('OUTSIDE_OVER');
  expect((await finish(site, invented, from)).result.error).toBe('TOO_MANY_REQUESTS');
  expect((await finish(site, returned, from)).result.error).toBe('TOO_MANY_REQUESTS');
  expect((await finish(site, returned)).status).toBe(200);
});

test('strangers at its address keep no browser out that an account was used with', async () => {
  await using site = await openOutsideSite({ ATTEMPTS_PER_ADDRESS: '4' });
  const opened = await openWith(site, await arrive(site, 'wechat', bei), newEmail());
  const from = { address: '203.0.113.9' };
  for (let time = 0; time < 4; time += 1)
    await finish(site, { answer: 'state=invented', cookies: {} }, from);
  const returned = await visit(site, 'wechat', bei);
  expect((await finish(site, returned, from)).result.error).toBe('TOO_MANY_REQUESTS');
  const known = { ...returned, cookies: { ...opened.cookies, ...returned.cookies } };
  expect((await finish(site, known, from)).status).toBe(200);
});

test('a login elsewhere leads back to no other site', async () => {
  await using site = await openOutsideSite();
  const returned = await visit(site, 'oidc-acme', bei, { returnPath: '//evil.example' });
  expect((await finish(site, returned)).result).not.toHaveProperty('returnPath');
});

test('an arrival opens an account once, for thirty minutes', async () => {
  await using site = await openOutsideSite();
  const arrival = await arrive(site, 'oidc-acme', bei);
  site.server.clock.now += 29 * minute;
  const email = newEmail();
  const { request, code = '' } = await askForCode(site, arrival, email);
  const input = { arrival, email, request, code };
  expect((await site.server.call(openOutsideAccount, input)).status).toBe(200);
  expect((await site.server.call(openOutsideAccount, input)).result.error).toBe('OUTSIDE_OVER');
  const late = await arrive(site, 'oidc-acme', { ...bei, subject: 'another' });
  site.server.clock.now += 30 * minute;
  const asked = { arrival: late, email: newEmail(), language: 'en' } as const;
  const { result } = await site.server.call(startOutsideAccount, asked);
  expect(result.error).toBe('OUTSIDE_OVER');
});

test('a guest stays one until there is an account, which shows when it was used so', async () => {
  await using site = await openOutsideSite();
  const xsrf = createHash('sha256').update('xsrf:a-guest').digest('base64url');
  const cookies = { 'uid-guest': 'a-guest', 'XSRF-TOKEN': xsrf };
  const finishAsGuest = async () => {
    const returned = await visit(site, 'oidc-acme', bei);
    const more = { cookies: { ...returned.cookies, ...cookies }, headers: { [xsrfHeader]: xsrf } };
    return finish(site, returned, more);
  };
  const arrived = await finishAsGuest();
  expect(arrived.cookies).not.toHaveProperty('uid-guest');
  await openWith(site, arrived.result.arrival?.token ?? '', newEmail());
  site.server.clock.now += minute;
  const entered = await finishAsGuest();
  expect(entered.cookies).toMatchObject({ 'uid-guest': '' });
  const token = entered.result.session?.token ?? '';
  const { linked } = (await site.server.call(listOutside, {}, { token })).result;
  expect(linked).toMatchObject([{ lastUsedAt: site.server.clock.now }]);
});

test('the browser is known by a cookie that no script reads and no other site sends', async () => {
  await using site = await openOutsideSite();
  const { headers } = await site.server.call(startOutsideLogin, { provider: 'wechat' });
  expect(String(headers['set-cookie'])).toMatch(
    /^uid-outside=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/i,
  );
});

test('over HTTPS that cookie has a name that no neighbour can plant', async () => {
  await using site = await openOutsideSite({ PUBLIC_ORIGIN: 'https://shop.example' });
  const { headers } = await site.server.call(startOutsideLogin, { provider: 'wechat' });
  expect(String(headers['set-cookie'])).toMatch(/^__Host-uid-outside=.*; Secure;/);
});

test.each([['//evil.example'], ['https://evil.example/'], ['/\\evil.example']])(
  'nobody is led to %s after it',
  async (returnPath) => {
    await using site = await openOutsideSite();
    await openWith(site, await arrive(site, 'wechat', bei), newEmail());
    const { status, result } = await finish(site, await visit(site, 'wechat', bei, { returnPath }));
    expect([status, result.returnPath]).toEqual([200, undefined]);
  },
);

test.each([
  ['oidc-acme', 'away'],
  ['oidc-acme', 'rubbish'],
  ['oidc-acme', 'other-key'],
  ['oidc-acme', 'other-issuer'],
  ['oidc-acme', 'other-audience'],
  ['oidc-acme', 'other-nonce'],
  ['oidc-acme', 'over'],
  ['wechat', 'away'],
  ['wechat', 'rubbish'],
  ['alipay', 'away'],
  ['alipay', 'rubbish'],
  ['alipay', 'other-key'],
] as const)(
  '%s that is or says %s opens nothing, and the visitor is told',
  async (provider, fault) => {
    await using site = await openOutsideSite();
    await openWith(site, await arrive(site, provider, bei), newEmail());
    const returned = await visit(site, provider, bei);
    site.companies.fault = fault;
    const { status, result } = await finish(site, returned);
    expect([status, result.error]).toEqual([403, 'OUTSIDE_FAILED']);
  },
);

test('a provider that is away before anybody goes there is no fault of the site', async () => {
  await using site = await openOutsideSite();
  site.companies.fault = 'away';
  const { status, result } = await site.server.call(startOutsideLogin, { provider: 'oidc-acme' });
  expect([status, result.error]).toEqual([403, 'OUTSIDE_FAILED']);
});

test.each(everyCompany)(
  '%s: whoever refuses there is told that nothing happened',
  async (provider) => {
    await using site = await openOutsideSite();
    const { status, result } = await finish(site, await visit(site, provider, undefined));
    expect([status, result.error]).toEqual([403, 'OUTSIDE_CANCELLED']);
  },
);

test('a second factor is asked for after it', async () => {
  await using site = await openOutsideSite();
  const buyer = await registerBuyer(site.server);
  const { token } = buyer;
  expect((await finishLink(site, await visit(site, 'wechat', bei, { token }), token)).status).toBe(
    200,
  );
  const app = await enrolApp(site.server, token);
  site.server.clock.now += minute;
  const { status, result } = await finish(site, await visit(site, 'wechat', bei));
  const { ticket } = result.details as contract.SecondFactorDetails;
  expect([status, result.error]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect(await activityOf(site.server, buyer.email)).toContain('outside-alone');
  const code = appCode(app.secret, site.server.clock.now);
  const done = await site.server.call(contract.loginSecondFactor, { ticket, code });
  expect(done.result.user.email).toBe(buyer.email);
  expect(await activityOf(site.server, buyer.email)).not.toContain('outside-alone');
});

test('a site offers what its settings name, and a public one nothing by itself', async () => {
  await using site = await openOutsideSite();
  const { result } = await site.server.call(loginWays, {});
  expect(result.outside?.map(({ code, name }) => [code, name.zh])).toEqual([
    ['oidc-acme', 'ACME'],
    ['wechat', '微信'],
    ['alipay', '支付宝'],
  ]);
  const environment = {
    PUBLIC_ORIGIN: 'https://shop.example',
    PAYMENT_METHODS: 'sandbox',
    CARRIERS: 'ems',
    TRUSTED_PROXIES: 'none',
  };
  await using open = await createTestApp({
    environment: { ...environment, LOGIN_PROVIDERS: 'none' },
  });
  expect((await open.call(loginWays, {})).result.outside).toBeUndefined();
  const started = await open.call(startOutsideLogin, { provider: 'sandbox-oidc' });
  expect(started.result.error).toBe('NOT_FOUND');
  const named = createTestApp({ environment: { ...environment, LOGIN_PROVIDERS: 'sandbox' } });
  await expect(named).rejects.toThrow('the site is public');
});

test('an answer without anything in it is refused', async () => {
  await using site = await openOutsideSite();
  for (const answer of ['state=', 'code=1', `state=${'x'.repeat(43)}`])
    expect((await site.server.call(finishOutsideLogin, { answer })).result.error).toBe(
      'OUTSIDE_OVER',
    );
  expect(await latestMail(site.server, bei.email ?? '')).toBeUndefined();
});
