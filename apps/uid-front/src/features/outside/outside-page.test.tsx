// @vitest-environment happy-dom
import { loginSecondFactor } from '@uid/contract/identity';
import {
  finishOutsideLogin,
  linkOutside,
  openOutsideAccount,
  startOutsideAccount,
} from '@uid/contract/outside-login';
import { startOutsideLogin } from '@uid/contract/login-ways';
import { expect, test } from 'vitest';

import { refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import { scriptSecurity, stored } from '../../testing/security-answers.ts';

const session = { token: 'token-1', user: { email: 'buyer@example.com' } };
const returned = '/outside?code=secret&state=one';

test('what a company sent is posted, taken out of the address, and leads on', async () => {
  const app = openApp(returned, {
    script: (server) =>
      server.on(finishOutsideLogin, success({ session, returnPath: '/confirm-order' })),
  });
  await app.settle();
  expect(app.server.sent).toMatchObject([{ body: { answer: 'code=secret&state=one' } }]);
  expect(location.href).not.toContain('secret');
  expect(app.left).toEqual(['/confirm-order']);
});

test('somebody new gives an address and the code that was mailed there', async () => {
  const app = openApp(returned, {
    script(server) {
      const arrival = { token: 'arrival-1', email: 'bei@acme.example' };
      server.on(finishOutsideLogin, success({ arrival, returnPath: '/order' }));
      server.on(startOutsideAccount, success({ sent: true, request: 'request-1' }));
      server.on(openOutsideAccount, success(session));
    },
  });
  await app.settle();
  expect(app.field('邮箱').value).toBe('bei@acme.example');
  await app.press('发送验证码');
  app.fill('邮件中的验证码', '123456');
  await app.press('登录');
  expect(app.server.sent.at(-1)).toMatchObject({
    body: {
      arrival: 'arrival-1',
      email: 'bei@acme.example',
      request: 'request-1',
      code: '123456',
    },
  });
  expect(app.left).toEqual(['/order']);
});

test('a second step is asked for where the account has one, and leads on, too', async () => {
  const details = { ticket: 'ticket-1', methods: ['totp'], returnPath: '/order' };
  const app = openApp(returned, {
    script(server) {
      server.on(finishOutsideLogin, refusal('SECOND_FACTOR_REQUIRED', { details }));
      server.on(loginSecondFactor, success(session));
    },
  });
  await app.settle();
  expect(app.heading()).toBe('两步验证');
  // The text names no account, because the visitor typed none.
  expect(app.text()).toContain('请打开验证器应用，输入当前的验证码。');
  app.fill('验证码', '123456');
  await app.settle();
  expect(app.left).toEqual(['/order']);
});

test('where it is asked for in English, its sentence is whole', async () => {
  const details = { ticket: 'ticket-1', methods: ['totp'] };
  const app = openApp(returned, {
    language: 'en',
    script: (server) =>
      server.on(finishOutsideLogin, refusal('SECOND_FACTOR_REQUIRED', { details })),
  });
  await app.settle();
  expect(app.text()).toContain('Open your authenticator app and enter the current code.');
});

test('a second step is asked for where the confirmed address has an account with one', async () => {
  const details = { ticket: 'ticket-1', methods: ['totp'] };
  const app = openApp(returned, {
    script(server) {
      server.on(finishOutsideLogin, success({ arrival: { token: 'arrival-1' } }));
      server.on(startOutsideAccount, success({ sent: true, request: 'request-1' }));
      server.on(openOutsideAccount, refusal('SECOND_FACTOR_REQUIRED', { details }));
    },
  });
  await app.settle();
  app.fill('邮箱', 'bei@acme.example');
  await app.press('发送验证码');
  app.fill('邮件中的验证码', '123456');
  await app.settle();
  expect(app.heading()).toBe('两步验证');
});

test('a second step that ran out leads to the login, which says why', async () => {
  const details = { ticket: 'ticket-1', methods: ['totp'], returnPath: '/order' };
  const app = openApp(returned, {
    script(server) {
      server.on(finishOutsideLogin, refusal('SECOND_FACTOR_REQUIRED', { details }));
      server.on(loginSecondFactor, refusal('TICKET_INVALID'));
    },
  });
  await app.settle();
  app.fill('验证码', '123456');
  await app.settle();
  expect(app.heading()).toBe('登录');
  expect(app.alert()).toContain('两步验证超时，或者试错太多次');
  expect(location.search).toContain('return=%2Forder');
});

test('in a session it links, and shows the account', async () => {
  const app = openApp(returned, {
    stored,
    script(server) {
      scriptSecurity(server);
      server.on(linkOutside, success({ linked: true }));
    },
  });
  await app.settle();
  expect(app.server.sent[0]).toMatchObject({ path: linkOutside.path, token: 'token-1' });
  expect(app.heading()).toBe('账户安全');
});

test('a refusal is said, with a way back', async () => {
  const app = openApp(returned, {
    script: (server) => server.on(finishOutsideLogin, refusal('OUTSIDE_FAILED')),
  });
  await app.settle();
  expect(location.href).not.toContain('secret');
  expect(app.alert()).toContain('对方没有正常回应');
  expect(app.link('返回').getAttribute('href')).toBe('/uid-front/login');
});

test('the login offers what the site names, and says why it can’t lead there', async () => {
  const outside = [{ code: 'wechat', kind: 'wechat', name: { zh: '微信', en: 'WeChat' } } as const];
  const app = openApp('/login?return=%2Forder', {
    facts: { hasMobile: false, outside },
    script: (server) => server.on(startOutsideLogin, refusal('OUTSIDE_FAILED')),
  });
  await app.settle();
  await app.press('用微信登录');
  const body = { provider: 'wechat', returnPath: '/order' };
  expect(app.server.sent.at(-1)).toMatchObject({ path: startOutsideLogin.path, body });
  expect(app.alert()).toContain('对方没有正常回应');
});
