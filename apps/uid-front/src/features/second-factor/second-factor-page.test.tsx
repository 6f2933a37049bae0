// @vitest-environment happy-dom
import { login, loginSecondFactor } from '@uid/contract/identity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const session = { token: 'token-1', user: { email: 'buyer@example.com' } };
const details = { ticket: 'ticket-1', methods: ['totp', 'recovery-code'] };

/** Makes the server answer the request for the time with a clock that is ahead by `offset` milliseconds. */
function serveDate(offset: number): void {
  const headers = { date: new Date(Date.now() + offset).toUTCString() };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { headers }));
}

beforeEach(() => serveDate(0));
afterEach(() => void vi.restoreAllMocks());

async function passwordGiven(methods = details.methods): Promise<OpenedApp> {
  const app = openApp('/login?return=%2Forder');
  app.server.on(login, refusal('SECOND_FACTOR_REQUIRED', { details: { ...details, methods } }));
  app.fill('邮箱', 'buyer@example.com');
  app.fill('密码', 'short but guarded');
  await app.press('登录');
  return app;
}

test('asks for the app’s code after the right password, with the focus in its field', async () => {
  const app = await passwordGiven();
  expect(app.heading()).toBe('两步验证');
  expect(app.titles.at(-1)).toBe('两步验证');
  expect(app.text()).toContain('buyer@example.com');
  expect(document.activeElement).toBe(app.field('验证码'));
  expect(app.field('验证码').autocomplete).toBe('one-time-code');
  expect(app.field('验证码').inputMode).toBe('numeric');
  expect(app.storage.get('token')).toBeUndefined();
});

test('takes a code as the app shows it, with a gap, and goes on where the visitor was going', async () => {
  const app = await passwordGiven();
  app.server.on(loginSecondFactor, success(session));
  app.fill('验证码', ' 123 456 ');
  await app.press('登录');
  expect(app.server.sent.at(-1)).toEqual({
    path: '/uid-boot/login/second-factor',
    token: '',
    body: { ticket: 'ticket-1', code: '123456' },
  });
  expect(app.storage.get('token')).toBe('token-1');
  expect(app.left).toEqual(['/order']);
});

test('takes a recovery code in the app’s place, however it is typed', async () => {
  const app = await passwordGiven();
  app.server.on(loginSecondFactor, success(session));
  await app.press('验证器不在手边？用恢复码');
  expect(document.activeElement).toBe(app.field('恢复码'));
  app.fill('恢复码', 'abcd-2345 EFGH-6789');
  await app.press('登录');
  expect(app.server.sent.at(-1)?.body).toEqual({
    ticket: 'ticket-1',
    recoveryCode: 'ABCD2345EFGH6789',
  });
  expect(app.left).toEqual(['/order']);
});

test('an expired password still has to be changed after the second step', async () => {
  const app = await passwordGiven();
  app.server.on(loginSecondFactor, success({ ...session, expireTime: 1 }));
  app.fill('验证码', '123456');
  await app.press('登录');
  expect(app.heading()).toBe('修改密码');
  expect(app.alert()).toContain('密码已过期!');
});

test('what is no code is said before anything is sent', async () => {
  const app = await passwordGiven();
  await app.press('登录');
  expect(app.errorOf('验证码')).toBe('请填写此项');
  app.fill('验证码', '12345');
  await app.press('登录');
  expect(app.errorOf('验证码')).toBe('验证码是 6 位数字，请把它填完整。');
  await app.press('验证器不在手边？用恢复码');
  app.fill('恢复码', 'ABCD-2345');
  await app.press('登录');
  expect(app.errorOf('恢复码')).toContain('恢复码共 16 位');
  expect(app.server.sent).toHaveLength(1);
});

test('a wrong code stands beside its field and says what to do', async () => {
  const app = await passwordGiven();
  app.server.on(loginSecondFactor, refusal('SECOND_FACTOR_WRONG'));
  app.fill('验证码', '000000');
  await app.press('登录');
  expect(app.errorOf('验证码')).toContain('请等应用显示下一个验证码再试');
  // The form sent itself, so only the announcement makes a screen reader read the refusal.
  expect(app.alert()).toBe(app.errorOf('验证码'));
  expect(document.activeElement).toBe(app.field('验证码'));
});

test('a code that was used says that the next one comes soon', async () => {
  const app = await passwordGiven();
  app.server.on(loginSecondFactor, refusal('SECOND_FACTOR_USED'));
  app.fill('验证码', '123456');
  await app.press('登录');
  expect(app.errorOf('验证码')).toBe('这个验证码已经用过，请等待应用显示下一个。最多再等 30 秒。');
});

test.each([
  [3 * 60_000, /这台设备的时钟慢了约 3 分钟/],
  [-75_000, /这台设备的时钟快了约 7\d 秒/],
])('a wrong code on a device whose clock is off by %d ms says so', async (offset, sentence) => {
  serveDate(offset);
  const app = await passwordGiven();
  app.server.on(loginSecondFactor, refusal('SECOND_FACTOR_WRONG'));
  app.fill('验证码', '123456');
  await app.press('登录');
  await vi.waitFor(() => expect(app.alert()).toMatch(sentence));
  expect(app.alert()).toContain('自动设置时间');
});

test('a wrong recovery code says how to compare it, a used one that another is needed', async () => {
  const app = await passwordGiven();
  await app.press('验证器不在手边？用恢复码');
  app.server.on(loginSecondFactor, refusal('SECOND_FACTOR_WRONG'));
  app.fill('恢复码', 'ABCD-2345-EFGH-6789');
  await app.press('登录');
  expect(app.errorOf('恢复码')).toContain('逐组核对');
  app.server.on(loginSecondFactor, refusal('RECOVERY_CODE_USED'));
  await app.press('登录');
  expect(app.errorOf('恢复码')).toContain('这个恢复码已经用过');
  expect(app.errorOf('恢复码')).toContain('每个恢复码只能用一次');
});

test('a ticket that ran out leads back to the password, and says why', async () => {
  const app = await passwordGiven();
  app.server.on(loginSecondFactor, refusal('TICKET_INVALID'));
  app.fill('验证码', '123456');
  await app.press('登录');
  expect(app.heading()).toBe('登录');
  expect(app.alert()).toContain('两步验证超时，或者试错太多次');
  expect(app.field('邮箱').value).toBe('buyer@example.com');
  // What has happened since replaces the notice.
  app.server.on(login, refusal('BAD_CREDENTIALS'));
  app.fill('密码', 'not the password');
  await app.press('登录');
  expect(app.alert()).toContain('邮箱或密码不正确');
  expect(app.text()).not.toContain('两步验证超时');
});

test('somebody else can log in instead', async () => {
  const app = await passwordGiven();
  await app.press('换一个账户');
  expect(app.heading()).toBe('登录');
  expect(app.alert()).toBeUndefined();
});

test('without recovery codes only support can help', async () => {
  const app = await passwordGiven(['totp']);
  expect(app.text()).not.toContain('用恢复码');
  expect(app.link('两样都没有了？联系客服核实身份').getAttribute('href')).toBe('/support');
});

test('speaks English, on its own page too', async () => {
  const app = openApp('/login', { language: 'en', basename: '/child/uid-front/?lang=en#' });
  app.server.on(login, refusal('SECOND_FACTOR_REQUIRED', { details }));
  app.fill('Email address', 'buyer@example.com');
  app.fill('Password', 'short but guarded');
  await app.press('Log in');
  expect(app.heading()).toBe('Two-step verification');
  app.server.on(loginSecondFactor, success(session));
  app.fill('Code from the app', '123456');
  await app.press('Log in');
  expect(app.left).toEqual(['/en/home']);
});
