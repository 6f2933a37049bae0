// @vitest-environment happy-dom
import { confirmTotp, getSecurity, removeTotp, renewRecoveryCodes } from '@uid/contract/account';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { openSecurity, renewed, security } from '../../../testing/security-answers.ts';

const on = { totp: { enabledAt: Date.UTC(2026, 0, 5) }, recoveryCodesLeft: 8 };

afterEach(() => void vi.restoreAllMocks());

test('sets the app up by picture or by key, and shows the recovery codes once', async () => {
  const app = await openSecurity();
  await app.press('设置');
  expect(document.activeElement?.textContent).toBe('添加到验证器应用');
  expect(document.querySelector('svg[role=img] path')?.getAttribute('d')).toBe('M0 0h7v1h-7z');
  expect(app.text()).toContain('ABCD EFGH IJKL MNOP');
  expect(app.link('在这台设备的应用里打开').href).toContain('otpauth://totp/');
  app.server.on(getSecurity, success({ ...security, ...on }));
  app.fill('验证码', '123 456');
  await app.press('启用');
  expect(app.server.sent).toContainEqual({
    path: confirmTotp.path,
    token: 'token-1',
    body: { code: '123456' },
  });
  expect(app.storage.get('token')).toBe('token-2');
  expect(app.text()).toContain('AAAA-BBBB');
  expect(app.text()).toContain('2026年1月5日启用');
  await app.press('我已收好');
  expect(app.text()).not.toContain('AAAA-BBBB');
});

test('the recovery codes stay where the account can’t be read again after them', async () => {
  const app = await openSecurity();
  await app.press('设置');
  app.server.on(getSecurity, new NoAnswer('Network Error'));
  app.fill('验证码', '123456');
  await app.press('启用');
  expect(app.text()).toContain('AAAA-BBBB');
  expect(app.alert()).toContain('没能取得这一部分');
  const answer = Promise.withResolvers<Answer>();
  app.server.on(getSecurity, answer.promise);
  await app.press('重试');
  expect(document.querySelector('[aria-busy=true]')?.textContent).toBe('重试');
  answer.resolve(success({ ...security, ...on }));
  await app.settle();
  expect(app.alert()).toBeUndefined();
  expect(app.text()).toContain('2026年1月5日启用');
  expect(app.text()).toContain('AAAA-BBBB');
});

test('a phone is offered the app on it and the key, and the picture for another device is folded', async () => {
  vi.stubGlobal('innerWidth', 360);
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = await openSecurity();
  await app.press('设置');
  expect(document.activeElement?.textContent).toBe('添加到验证器应用');
  const fold = document.querySelector('details:has(svg[role=img])');
  expect(fold?.hasAttribute('open')).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('用另一台设备扫描');
  const link = app.link('在这台设备的应用里打开');
  expect(link.compareDocumentPosition(fold!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['SECOND_FACTOR_WRONG', '请等应用显示下一个验证码再试'],
  ['SECOND_FACTOR_USED', '这个验证码已经用过'],
] as const)('a first code refused with %s stands beside its field', async (name, sentence) => {
  const app = await openSecurity();
  await app.press('设置');
  app.server.on(confirmTotp, refusal(name));
  app.fill('验证码', '000000');
  await app.press('启用');
  expect(app.errorOf('验证码')).toContain(sentence);
});

test('a set-up that took too long says how to begin again', async () => {
  const app = await openSecurity();
  await app.press('设置');
  app.server.on(confirmTotp, refusal('ENROLMENT_OVER'));
  app.fill('验证码', '123456');
  await app.press('启用');
  expect(app.alert()).toContain('设置已超时，请重新开始。请从头再扫描一次新的二维码。');
});

test('copies the codes and says so, or says that the browser does not let it', async () => {
  const app = await openSecurity();
  await app.press('设置');
  app.fill('验证码', '123456');
  await app.press('启用');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await app.press('全部复制');
  expect(write).toHaveBeenCalledWith('AAAA-BBBB');
  expect(app.text()).toContain('已复制');
  write.mockRejectedValue(new Error('no'));
  await app.press('已复制');
  expect(app.text()).toContain('浏览器不允许复制');
});

test('saves the codes as a file that says whose they are', async () => {
  const app = await openSecurity();
  await app.press('设置');
  app.fill('验证码', '123456');
  await app.press('启用');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await app.press('下载文本文件');
  expect(click).toHaveBeenCalledTimes(1);
  expect(await saved[0]?.text()).toContain(
    'buyer@example.com 的恢复码，每个只能用一次：\n\nAAAA-BBBB',
  );
});

test('new recovery codes take the place of the old ones', async () => {
  const app = await openSecurity(on);
  app.server.on(renewRecoveryCodes, success({ recoveryCodes: ['CCCC-DDDD'] }));
  await app.press('换一组新的');
  expect(app.text()).toContain('旧的恢复码会立即作废');
  await app.press('作废旧的，生成新的');
  expect(app.text()).toContain('CCCC-DDDD');
});

test('turns the app off after saying what that means', async () => {
  const app = await openSecurity(on);
  app.server.on(removeTotp, success(renewed));
  await app.press('停用');
  expect(app.text()).toContain('以后登录不再需要验证码');
  app.server.on(getSecurity, success(security));
  await app.press('停用', { last: true });
  expect(app.storage.get('token')).toBe('token-2');
  expect(app.text()).toContain('未启用');
});

test('a password too short to stand alone has to be changed at once', async () => {
  const app = await openSecurity(on);
  app.server.on(removeTotp, success({ ...renewed, expireTime: 1 }));
  await app.press('停用');
  await app.press('停用', { last: true });
  expect(app.heading()).toBe('修改密码');
});
