// @vitest-environment happy-dom
import { openMailLink, register, startRegistration } from '@uid/contract/identity';
import { registerWithPasskey, startPasskeyRegistration } from '@uid/contract/passkey-registration';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { attestation, installPasskeys, refusalByBrowser } from '../../testing/fake-passkeys.ts';
import type { FakePasskeys } from '../../testing/fake-passkeys.ts';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const email = 'new@example.com';
const good = 'four unrelated quiet words';
const session = { token: 'token-2', user: { email, hasPassword: false as const } };
const options = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'UID' },
  user: { id: 'AQID', name: email, displayName: email },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
};
const begin = '创建通行密钥并登录';

let passkeys: FakePasskeys;

beforeAll(async () => void (await import('@uid/forms/create-passkey')));
beforeEach(() => void (passkeys = installPasskeys()));
afterEach(() => passkeys.remove());

async function openAtCode(): Promise<OpenedApp> {
  const app = openApp('/register?return=%2Fconfirm-order');
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here' }));
  app.server.on(startPasskeyRegistration, success({ challengeId: 'challenge-1', options }));
  app.fill('邮箱', email);
  await app.press('发送验证码');
  return app;
}

const usePassword = '改用密码';

test('a passkey is the first choice: no password is asked for, and the account is entered at once', async () => {
  const app = await openAtCode();
  expect(app.text()).toContain('没有密码要记');
  expect(document.querySelector('[autocomplete=new-password]')).toBeNull();
  app.server.on(registerWithPasskey, success(session));
  passkeys.create.mockResolvedValue(attestation());
  app.fill('邮件中的验证码', ' 123456 ');
  await app.press(begin);
  await vi.waitFor(() => expect(app.left).toEqual(['/confirm-order']));
  expect(app.server.sent.slice(1)).toMatchObject([
    {
      path: '/uid-boot/register/passkey/start',
      body: { email, code: '123456', request: 'asked-here' },
    },
    {
      path: '/uid-boot/register/passkey',
      body: {
        challengeId: 'challenge-1',
        response: { id: 'AQID' },
        name: expect.stringMatching(/\S/),
      },
    },
  ]);
  expect(app.storage.get('user')).toEqual(session.user);
});

test('a name is asked for beside the address, may be left out, and is the account’s and the device’s', async () => {
  const app = openApp('/register?return=%2Fconfirm-order');
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here' }));
  app.server.on(startPasskeyRegistration, success({ challengeId: 'challenge-1', options }));
  app.server.on(registerWithPasskey, success(session));
  passkeys.create.mockResolvedValue(attestation());
  app.fill('邮箱', email);
  app.fill('称呼（可以不填）', ' 李娜 ');
  await app.press('发送验证码');
  // The owner of the mailbox has not confirmed anything yet, so their mail must not contain a stranger's words.
  expect(app.server.sent[0]?.body).toEqual({ email, language: 'zh' });
  app.fill('邮件中的验证码', '123456');
  await app.press(begin);
  await vi.waitFor(() => expect(app.left).toEqual(['/confirm-order']));
  expect(app.server.sent.slice(1).map(({ body }) => body)).toMatchObject([
    { email, displayName: '李娜' },
    { challengeId: 'challenge-1', displayName: '李娜' },
  ]);
});

test('the mail’s link needs no code either', async () => {
  const app = openApp('/register#the-token', {
    script(server) {
      server.on(openMailLink, success({ email, purpose: 'registration' }));
      server.on(startPasskeyRegistration, success({ challengeId: 'challenge-1', options }));
      server.on(registerWithPasskey, success(session));
    },
  });
  await app.settle();
  passkeys.create.mockResolvedValue(attestation());
  await app.press(begin);
  await vi.waitFor(() => expect(app.left).toEqual(['/home']));
  const asked = app.server.sent.find(({ path }) => path === startPasskeyRegistration.path);
  expect(asked?.body).toEqual({ email, link: 'the-token' });
});

test('a password is the other choice, and the code stays typed', async () => {
  const app = await openAtCode();
  app.fill('邮件中的验证码', '123456');
  await app.press(usePassword);
  expect(app.field('邮件中的验证码').value).toBe('123456');
  expect(document.activeElement).toBe(app.field('新密码'));
  app.server.on(register, success({ token: 'token-2', user: { email } }));
  app.fill('新密码', good);
  await app.press('注册并登录');
  const body = { email, code: '123456', request: 'asked-here', password: good };
  expect(app.server.sent.at(-1)).toEqual({ path: '/uid-boot/register', token: '', body });
  expect(app.left).toEqual(['/confirm-order']);
});

test('a wrong code is said beside its field before the device is asked for anything', async () => {
  const app = await openAtCode();
  app.server.on(startPasskeyRegistration, refusal('CODE_INVALID'));
  app.fill('邮件中的验证码', '123456');
  await app.press(begin);
  expect(app.errorOf('邮件中的验证码')).toContain('验证码不正确或已过期。');
  expect(passkeys.create).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', '没有用上通行密钥。您取消了，或者等待超时。'],
  ['SecurityError', '这个网址不能使用通行密钥。'],
  ['UnknownError', '浏览器没能完成通行密钥的操作。'],
])(
  'a browser that ends with %s is explained; another try or a password goes on',
  async (name, sentence) => {
    const app = await openAtCode();
    passkeys.create.mockRejectedValueOnce(refusalByBrowser(name));
    app.fill('邮件中的验证码', '123456');
    await app.press(begin);
    await vi.waitFor(() => expect(app.alert()).toContain(sentence));
    expect(app.alert()).toContain('换一种方式');
    await app.press(usePassword);
    expect(app.alert()).toBeUndefined();
    await app.press('改用通行密钥');
    app.server.on(registerWithPasskey, success(session));
    passkeys.create.mockResolvedValue(attestation());
    await app.press(begin);
    await vi.waitFor(() => expect(app.left).toEqual(['/confirm-order']));
  },
);

test('a passkey that the server refuses is forgotten by the device, too', async () => {
  const app = await openAtCode();
  app.server.on(registerWithPasskey, refusal('PASSKEY_REJECTED'));
  passkeys.create.mockResolvedValue(attestation());
  app.fill('邮件中的验证码', '123456');
  await app.press(begin);
  await vi.waitFor(() => expect(app.alert()).toContain('通行密钥验证未通过，请重试。'));
  expect(passkeys.signalled).toEqual([{ rpId: 'localhost', credentialId: 'AQID' }]);
});

test('a passkey whose account may have been made is not forgotten', async () => {
  const app = await openAtCode();
  app.server.on(registerWithPasskey, new NoAnswer('Network Error'));
  passkeys.create.mockResolvedValue(attestation());
  app.fill('邮件中的验证码', '123456');
  await app.press(begin);
  await vi.waitFor(() => expect(app.alert()).toContain('None response! Please retry.'));
  expect(passkeys.signalled).toEqual([]);
});

test('a browser without passkeys sees the password and no choice', async () => {
  passkeys.remove();
  const app = await openAtCode();
  expect(app.field('新密码').autocomplete).toBe('new-password');
  expect(app.text()).not.toContain('通行密钥');
});

test('speaks English', async () => {
  const app = openApp('/register', { language: 'en' });
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here' }));
  app.fill('Email address', email);
  await app.press('Send the code');
  expect(app.text()).toContain('Use a password instead');
  expect(app.text()).toContain('Create a passkey and log in');
});
