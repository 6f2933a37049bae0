// @vitest-environment happy-dom
import { login } from '@uid/contract/identity';
import { afterEach, expect, test, vi } from 'vitest';

import { NoAnswer, refusal } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

afterEach(() => void vi.restoreAllMocks());

async function refusedBy(answer: Answer | NoAnswer): Promise<OpenedApp> {
  const app = openApp('/login?return=%2Forder');
  app.server.on(login, answer);
  app.fill('邮箱', 'buyer@example.com');
  app.fill('密码', 'a long enough password');
  await app.press('登录');
  return app;
}

test('wrong credentials: says so, keeps what was typed and leads to a new password', async () => {
  const app = await refusedBy(refusal('BAD_CREDENTIALS'));
  expect(app.alert()).toContain('邮箱或密码不正确。请检查大小写和输入法');
  expect(app.field('邮箱').value).toBe('buyer@example.com');
  expect(app.field('密码').value).toBe('a long enough password');
  expect(app.link('重设密码').getAttribute('href')).toBe(
    '/uid-front/forgot-password?return=%2Forder',
  );
  await app.press('重设密码');
  expect(app.heading()).toBe('重设密码');
  expect(app.field('邮箱').value).toBe('buyer@example.com');
});

test.each([
  [900, '请在 15 分钟后再试。'],
  [61, '请在 2 分钟后再试。'],
  [42, '请在 42 秒后再试。'],
])('locked for %d s: says for how long and what unlocks it', async (retryAfter, sentence) => {
  const app = await refusedBy(refusal('ACCOUNT_LOCKED', { retryAfter }));
  expect(app.alert()).toContain('该账户暂时锁定');
  expect(app.alert()).toContain(sentence);
  expect(app.alert()).toContain('重设密码可以立即解除锁定。');
  expect(app.link('重设密码')).toBeDefined();
});

test('too many requests: says when to try again', async () => {
  const app = await refusedBy(refusal('TOO_MANY_REQUESTS', { retryAfter: 30 }));
  expect(app.alert()).toBe('操作过于频繁，请稍后再试。请在 30 秒后再试。您填写的内容都还在。');
});

test('busy: says when to try again and that nothing is lost', async () => {
  const app = await refusedBy(refusal('BUSY', { retryAfter: 5 }));
  expect(app.alert()).toContain('服务器繁忙');
  expect(app.alert()).toContain('请在 5 秒后再试。');
});

test('an unconfirmed origin: offers to reload', async () => {
  const app = await refusedBy(refusal('XSRF_REJECTED'));
  expect(app.alert()).toContain('请求来源无法确认');
  expect(app.alert()).toContain('刷新页面');
});

test('what the server finds wrong with a field stands beside it', async () => {
  const app = await refusedBy(refusal('INVALID_INPUT', { fields: { email: '邮箱太长' } }));
  expect(app.errorOf('邮箱')).toBe('邮箱太长');
  expect(document.activeElement).toBe(app.field('邮箱'));
  expect(app.alert()).toBeUndefined();
});

test('what it finds wrong with something not shown stands above the form', async () => {
  const app = await refusedBy(refusal('INVALID_INPUT', { fields: { other: '不对' } }));
  expect(app.alert()).toContain('填写的内容有误');
});

test('no response: the words of the request layer, then what to do', async () => {
  const app = await refusedBy(new NoAnswer('Network Error'));
  expect(app.alert()).toContain('None response! Please retry.');
  expect(app.alert()).toContain('请检查网络后再提交一次');
});

test('no network: says that it is this device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = await refusedBy(new NoAnswer('Network Error'));
  expect(app.alert()).toContain('这台设备似乎没有联网');
});

test('an answer that is not the API’s: its status, then what to do', async () => {
  const app = await refusedBy({ status: 502, data: '<html>' });
  expect(app.alert()).toContain('Response status:502');
  expect(app.alert()).toContain('服务器没有正常回应');
});

test('after a refusal it can be sent again', async () => {
  const app = await refusedBy(refusal('BAD_CREDENTIALS'));
  await app.press('登录');
  expect(app.server.sent).toHaveLength(2);
});

test('a refusal takes the place of the reason for coming here', async () => {
  const app = openApp('/login?reason=session-ended');
  expect(app.alert()).toContain('登录状态已失效');
  app.server.on(login, refusal('BAD_CREDENTIALS'));
  app.fill('邮箱', 'buyer@example.com');
  app.fill('密码', 'a long enough password');
  await app.press('登录');
  expect(app.alert()).toContain('邮箱或密码不正确');
  expect(app.text()).not.toContain('登录状态已失效');
});
