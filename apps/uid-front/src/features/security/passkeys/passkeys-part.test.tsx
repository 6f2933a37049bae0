// @vitest-environment happy-dom
import {
  addPasskey,
  getSecurity,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@uid/contract/account';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { attestation, installPasskeys, refusalByBrowser } from '../../../testing/fake-passkeys.ts';
import type { FakePasskeys } from '../../../testing/fake-passkeys.ts';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { OpenedApp } from '../../../testing/open-app.tsx';
import { openSecurity, security } from '../../../testing/security-answers.ts';

const passkey = { id: 'p-1', name: '办公电脑', createdAt: Date.UTC(2026, 0, 6) };
const options = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'UID' },
  user: { id: 'AQID', name: 'buyer@example.com', displayName: 'buyer@example.com' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
};

let passkeys: FakePasskeys;

beforeEach(() => void (passkeys = installPasskeys()));
afterEach(() => passkeys.remove());

test.each([
  ['zh', '唯一的通行密钥不能移除', '没有密码', '设置密码'],
  ['en', 'so its only passkey cannot be removed', 'No password', 'Set a password'],
])(
  'the only way into an account is not offered for removal, and is said to be it (%s)',
  async (language, only, none, set) => {
    const remove = language === 'zh' ? '移除 办公电脑' : 'Remove 办公电脑';
    const without = { passkeys: [passkey], passwordChangedAt: undefined, hasOtherWay: false };
    const app = await openSecurity(without, { language });
    expect(app.text()).toContain(only);
    expect(document.querySelector(`[aria-label="${remove}"]`)).toBeNull();
    expect(app.text()).toContain(none);
    expect(app.link(set).getAttribute('href')).toContain('/uid-front/modify-password');
  },
);

test.each([
  ['a number', { email: undefined }],
  ['another company', {}],
])('the only passkey of an account that %s logs in to may go', async (_way, known) => {
  const without = { passkeys: [passkey], passwordChangedAt: undefined, ...known };
  const app = await openSecurity(without);
  expect(app.text()).not.toContain('唯一的通行密钥');
  expect(document.querySelector('[aria-label="移除 办公电脑"]')).not.toBeNull();
});

test('of two passkeys of an account without a password each may go, unless the server knows better', async () => {
  const other = { ...passkey, id: 'p-2', name: '手机' };
  const without = { passkeys: [passkey, other], passwordChangedAt: undefined, hasOtherWay: false };
  const app = await openSecurity(without);
  expect(app.text()).not.toContain('唯一的通行密钥');
  app.server.on(removePasskey, refusal('LAST_PASSKEY'));
  await app.press('移除 手机');
  await app.press('移除', { last: true });
  expect(app.alert()).toContain('最后一个通行密钥不能移除');
});

async function adding(): Promise<OpenedApp> {
  const app = await openSecurity();
  app.server.on(startPasskey, success({ challengeId: 'challenge-1', options }));
  await app.press('添加通行密钥');
  app.fill('通行密钥的名称', '办公电脑');
  return app;
}

test('creates a passkey under a name', async () => {
  const app = await adding();
  passkeys.create.mockResolvedValue(attestation());
  app.server.on(addPasskey, success({ passkeys: [passkey] }));
  app.server.on(getSecurity, success({ ...security, passkeys: [passkey] }));
  await app.press('创建通行密钥');
  await vi.waitFor(() => expect(app.text()).toContain('已添加“办公电脑”'));
  expect(app.server.sent.find(({ path }) => path === addPasskey.path)?.body).toMatchObject({
    challengeId: 'challenge-1',
    name: '办公电脑',
    response: { id: 'AQID', response: { attestationObject: 'AQID' } },
  });
  await app.settle();
  expect(app.text()).toContain('2026年1月6日添加，还没有用过');
});

test('suggests the name of the browser and refuses an empty one', async () => {
  const app = await openSecurity();
  await app.press('添加通行密钥');
  expect(app.field('通行密钥的名称').value).not.toBe('');
  app.fill('通行密钥的名称', ' ');
  await app.press('创建通行密钥');
  expect(app.errorOf('通行密钥的名称')).toBe('不能只有空白字符');
});

test.each([
  ['NotAllowedError', '没有用上通行密钥'],
  ['InvalidStateError', '这台设备已经有本账户的通行密钥'],
])('a device that ends with %s is explained, and it can be tried again', async (name, sentence) => {
  const app = await adding();
  passkeys.create.mockRejectedValue(refusalByBrowser(name));
  await app.press('创建通行密钥');
  await vi.waitFor(() => expect(app.alert()).toContain(sentence));
  passkeys.create.mockResolvedValue(attestation());
  app.server.on(addPasskey, success({ passkeys: [passkey] }));
  await app.press('创建通行密钥');
  await vi.waitFor(() => expect(app.text()).toContain('已添加“办公电脑”'));
});

test.each([
  ['PASSKEY_LIMIT', '一个账户最多 20 个通行密钥'],
  ['PASSKEY_REJECTED', '通行密钥验证未通过'],
] as const)('a passkey refused with %s says why', async (name, sentence) => {
  const app = await adding();
  passkeys.create.mockResolvedValue(attestation());
  app.server.on(addPasskey, refusal(name));
  await app.press('创建通行密钥');
  await vi.waitFor(() => expect(app.alert()).toContain(sentence));
});

test('calls a passkey something else', async () => {
  const app = await openSecurity({ passkeys: [passkey] });
  app.server.on(renamePasskey, success({ passkeys: [{ ...passkey, name: '家里的电脑' }] }));
  await app.press('改名 办公电脑');
  app.server.on(
    getSecurity,
    success({ ...security, passkeys: [{ ...passkey, name: '家里的电脑' }] }),
  );
  app.fill('新名称', '家里的电脑');
  await app.press('保存名称');
  expect(app.server.sent).toContainEqual({
    path: renamePasskey.path,
    token: 'token-1',
    body: { id: 'p-1', name: '家里的电脑' },
  });
  expect(app.text()).toContain('家里的电脑');
  expect(app.text()).not.toContain('办公电脑');
});

test('removes a passkey after saying what that means', async () => {
  const app = await openSecurity({ passkeys: [passkey] });
  app.server.on(removePasskey, success({ passkeys: [] }));
  await app.press('移除 办公电脑');
  expect(app.text()).toContain('“办公电脑”将不能再登录本账户');
  app.server.on(getSecurity, success(security));
  await app.press('移除');
  expect(app.text()).toContain('已移除');
  expect(app.text()).toContain('还没有通行密钥');
});

test('says so where none can be made', async () => {
  passkeys.remove();
  const app = await openSecurity();
  expect(app.text()).toContain('当前浏览器或网址不能创建通行密钥');
});

test('its button says whether the field for another name is open', async () => {
  const app = await openSecurity({ passkeys: [passkey] });
  const isOpen = () =>
    document.querySelector('[aria-label="改名 办公电脑"]')?.getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  await app.press('改名 办公电脑');
  expect(isOpen()).toBe('true');
});
