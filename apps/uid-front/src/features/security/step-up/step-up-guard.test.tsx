// @vitest-environment happy-dom
import { startPasskeyStepUp, startTotp, stepUp } from '@uid/contract/account';
import { listOutside, startOutsideLink } from '@uid/contract/outside-login';
import { afterEach, expect, test, vi } from 'vitest';

import { assertion, installPasskeys, refusalByBrowser } from '../../../testing/fake-passkeys.ts';
import type { FakePasskeys } from '../../../testing/fake-passkeys.ts';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import type { OpenedApp } from '../../../testing/open-app.tsx';
import { demandStepUp, enrolment, openSecurity } from '../../../testing/security-answers.ts';

function sentPaths(sent: { path: string }[]): string[] {
  return sent
    .map(({ path }) => path)
    .filter((path) => path === startTotp.path || path === stepUp.path);
}

test('asks for the password when the server does, then goes on by itself', async () => {
  const app = await openSecurity();
  demandStepUp(app, startTotp, { result: enrolment });
  await app.press('设置');
  expect(app.text()).toContain('请确认是您本人');
  expect(document.activeElement).toBe(app.field('当前密码'));
  app.fill('当前密码', 'the current password');
  await app.press('确认');
  expect(sentPaths(app.server.sent)).toEqual([startTotp.path, stepUp.path, startTotp.path]);
  expect(app.text()).not.toContain('请确认是您本人，');
  expect(document.querySelector('#step-up[open]')).toBeNull();
  expect(app.text()).toContain('添加到验证器应用');
});

test('asks for a code where there is an app', async () => {
  const app = await openSecurity({ totp: { enabledAt: 1 } });
  app.server.on(stepUp, success({ steppedUpUntil: 1 }));
  app.server.once(startTotp, refusal('STEP_UP_REQUIRED', { details: { methods: ['totp'] } }));
  await app.press('更换设备');
  app.fill('验证码', '123 456');
  await app.press('确认');
  expect(app.server.sent).toContainEqual({
    path: stepUp.path,
    token: 'token-1',
    body: { code: '123456' },
  });
  expect(app.text()).toContain('添加到验证器应用');
});

test('a wrong proof stands beside its field, and another can be tried', async () => {
  const app = await openSecurity();
  demandStepUp(app, startTotp, { result: enrolment });
  app.server.once(stepUp, refusal('CURRENT_PASSWORD_WRONG'));
  await app.press('设置');
  app.fill('当前密码', 'not the password');
  await app.press('确认');
  expect(app.errorOf('当前密码')).toContain('当前密码不正确');
  await app.press('确认');
  expect(app.text()).toContain('添加到验证器应用');
});

test('closing the question leaves everything as it was, without an error', async () => {
  const app = await openSecurity();
  demandStepUp(app, startTotp, { result: enrolment });
  await app.press('设置');
  await app.closeDialog();
  expect(app.alert()).toBeUndefined();
  expect(app.text()).not.toContain('添加到验证器应用');
  await app.press('设置');
  expect(app.text()).toContain('添加到验证器应用');
});

/** Presses two buttons before the server says that either needs a proof. */
async function beginTwo(): Promise<OpenedApp> {
  const offered = [{ code: 'wechat', kind: 'wechat', name: { zh: '微信', en: 'WeChat' } }];
  const app = await openSecurity(undefined, {
    script: (server) => server.on(listOutside, success({ linked: [], offered })),
  });
  app.server.on(stepUp, success({ steppedUpUntil: Date.now() + 600_000 }));
  const refuse = [startTotp, startOutsideLink].map((endpoint) => {
    let answer: (given: Answer) => void = () => undefined;
    app.server.once(endpoint, new Promise<Answer>((resolve) => void (answer = resolve)));
    return () => answer(refusal('STEP_UP_REQUIRED', { details: { methods: ['password'] } }));
  });
  app.server.on(startTotp, success(enrolment));
  app.server.on(startOutsideLink, refusal('OUTSIDE_FAILED'));
  await app.press('设置');
  await app.press('关联微信');
  for (const each of refuse) each();
  await app.settle();
  return app;
}

test('of two things that want a proof at once both go on with the one that is given', async () => {
  const app = await beginTwo();
  app.fill('当前密码', 'the current password');
  await app.press('确认');
  expect(sentPaths(app.server.sent).filter((path) => path === stepUp.path)).toHaveLength(1);
  expect(document.querySelector('#step-up[open]')).toBeNull();
  expect(app.text()).toContain('添加到验证器应用');
  expect(app.alert()).toContain('对方没有正常回应');
});

test('of two things that want a proof at once neither goes on where none is given', async () => {
  const app = await beginTwo();
  await app.closeDialog();
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  expect(app.text()).not.toContain('添加到验证器应用');
});

test('a proof that comes after the question was closed answers the one that is asked by then', async () => {
  const app = await openSecurity();
  let answer: (given: Answer) => void = () => undefined;
  app.server.on(stepUp, new Promise<Answer>((resolve) => void (answer = resolve)));
  const refused = refusal('STEP_UP_REQUIRED', { details: { methods: ['password'] } });
  app.server.on(startTotp, refused);
  await app.press('设置');
  app.fill('当前密码', 'the current password');
  await app.press('确认');
  await app.closeDialog();
  await app.press('设置');
  app.server.on(startTotp, success(enrolment));
  answer(success({ steppedUpUntil: Date.now() + 600_000 }));
  await app.settle();
  expect(document.querySelector('#step-up[open]')).toBeNull();
  expect(app.text()).toContain('添加到验证器应用');
});

const begin = '用通行密钥确认';
const options = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

let passkeys: FakePasskeys | undefined;
afterEach(() => passkeys?.remove());

async function askedFor(methods: string[]): Promise<OpenedApp> {
  const app = await openSecurity();
  app.server.on(startTotp, success(enrolment));
  app.server.once(startTotp, refusal('STEP_UP_REQUIRED', { details: { methods } }));
  app.server.on(startPasskeyStepUp, success({ challengeId: 'challenge-1', options }));
  app.server.on(stepUp, success({ steppedUpUntil: 1 }));
  await app.press('设置');
  return app;
}

test('of an account without a password a passkey is asked for, and nothing else', async () => {
  passkeys = installPasskeys();
  const app = await askedFor(['passkey']);
  expect(document.querySelector('dialog[open] input')).toBeNull();
  expect(document.activeElement?.textContent).toBe(begin);
  passkeys.get.mockResolvedValue(assertion());
  await app.press(begin);
  await vi.waitFor(() => expect(app.text()).toContain('添加到验证器应用'));
  const proof = app.server.sent.find(({ path }) => path === stepUp.path);
  expect(proof?.body).toMatchObject({
    passkey: { challengeId: 'challenge-1', response: { id: 'AQID' } },
  });
});

test('a passkey is asked for once, however often that is pressed', async () => {
  passkeys = installPasskeys();
  const app = await askedFor(['passkey']);
  await app.press(begin);
  await app.press(begin);
  await vi.waitFor(() => expect(passkeys?.get).toHaveBeenCalledTimes(1));
  expect(app.server.sent.filter(({ path }) => path === startPasskeyStepUp.path)).toHaveLength(1);
});

test('a passkey that was cancelled is explained, and the password below it still proves it', async () => {
  passkeys = installPasskeys();
  const app = await askedFor(['passkey', 'password']);
  passkeys.get.mockRejectedValue(refusalByBrowser('NotAllowedError'));
  await app.press(begin);
  await vi.waitFor(() => expect(app.alert()).toContain('没有用上通行密钥。'));
  app.fill('当前密码', 'the current password');
  await app.press('确认');
  expect(app.text()).toContain('添加到验证器应用');
});

test('closing the question takes back what the browser asks', async () => {
  passkeys = installPasskeys();
  const app = await askedFor(['passkey']);
  await app.press(begin);
  await vi.waitFor(() => expect(passkeys?.get).toHaveBeenCalled());
  const asked = passkeys.get.mock.calls[0]?.[0].signal;
  expect(asked?.aborted).toBe(false);
  await app.closeDialog();
  expect(asked?.aborted).toBe(true);
});

test('once the question is closed the browser asks for nothing, though the server answers only then', async () => {
  passkeys = installPasskeys();
  const app = await askedFor(['passkey']);
  let answer: (given: Answer) => void = () => undefined;
  app.server.on(startPasskeyStepUp, new Promise<Answer>((resolve) => void (answer = resolve)));
  await app.press(begin);
  await vi.waitFor(() => expect(app.server.sent.at(-1)?.path).toBe(startPasskeyStepUp.path));
  await app.closeDialog();
  answer(success({ challengeId: 'challenge-1', options }));
  await app.settle();
  expect(passkeys.get).not.toHaveBeenCalled();
});

test('an answer that is not accepted is explained', async () => {
  passkeys = installPasskeys();
  const app = await askedFor(['passkey']);
  app.server.on(stepUp, refusal('PASSKEY_REJECTED'));
  passkeys.get.mockResolvedValue(assertion());
  await app.press(begin);
  await vi.waitFor(() => expect(app.alert()).toContain('通行密钥验证未通过，请重试。'));
});

test('a browser without passkeys says where else to go, or shows the other proof alone', async () => {
  const only = await askedFor(['passkey']);
  expect(only.text()).toContain('请换到有通行密钥的设备');
  await only.closeDialog();
  const other = await askedFor(['passkey', 'password']);
  expect(other.text()).not.toContain(begin);
  expect(other.field('当前密码')).toBeTruthy();
});
