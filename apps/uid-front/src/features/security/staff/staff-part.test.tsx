// @vitest-environment happy-dom
import { getSecurity } from '@uid/contract/account';
import { confirmEnrolment, startEnrolment } from '@uid/contract/staff-enrolment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { attestation, installPasskeys, refusalByBrowser } from '../../../testing/fake-passkeys.ts';
import type { FakePasskeys } from '../../../testing/fake-passkeys.ts';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { OpenedApp } from '../../../testing/open-app.tsx';
import { enrolment, openSecurity, renewed, security } from '../../../testing/security-answers.ts';

const code = '2345-6789-ABCD-EFGH';
const codeEndsAt = Date.UTC(2026, 0, 8, 4);
const enrolledAt = Date.UTC(2026, 0, 5);
const waiting = { roles: ['shop', 'finance'] as const, codeEndsAt };
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

function open(language: 'zh' | 'en' = 'zh'): Promise<OpenedApp> {
  return openSecurity({ staff: { ...waiting, roles: [...waiting.roles] } }, { language });
}

test('a customer sees nothing of it', async () => {
  const app = await openSecurity();
  expect(app.text()).not.toContain('登记码');
});

test.each([
  ['zh', '还没有登记', '登记通行密钥'],
  ['en', 'Not enrolled yet', 'Enrol: Passkey'],
] as const)('says that the rights wait for an enrolment (%s)', async (language, state, begin) => {
  const app = await open(language);
  expect(app.text()).toContain(state);
  expect(app.text()).toContain(begin);
});

test('without a code it says whom to ask', async () => {
  const app = await openSecurity({ staff: { roles: ['shop'] } });
  expect(app.text()).toContain('请向管理员');
});

test('enrols an authenticator app with the code, and shows the recovery codes', async () => {
  const app = await open();
  app.server.on(startEnrolment, success({ totp: enrolment }));
  app.server.on(confirmEnrolment, success({ session: renewed, recoveryCodes: ['AAAA-BBBB'] }));
  await app.press('登记验证器应用');
  expect(document.activeElement?.id).toBe('enrolment-code');
  app.fill('登记码', code.toLowerCase());
  await app.press('登记');
  expect(document.activeElement?.textContent).toBe('添加到验证器应用');
  app.fill('验证码', '123 456');
  const staff = { roles: ['shop' as const], factor: 'totp' as const, enrolledAt };
  app.server.on(getSecurity, success({ ...security, staff }));
  await app.press('启用');
  expect(app.server.sent.find(({ path }) => path === confirmEnrolment.path)?.body).toEqual({
    code: '23456789ABCDEFGH',
    totp: '123456',
  });
  expect(app.storage.get('token')).toBe('token-2');
  expect(app.text()).toContain('登记完成');
  expect(app.text()).toContain('AAAA-BBBB');
  expect(app.text()).toContain('验证器应用，2026年1月5日登记');
});

test('enrols a passkey with the code', async () => {
  const app = await open();
  app.server.on(startEnrolment, success({ passkey: { challengeId: 'challenge-1', options } }));
  app.server.on(confirmEnrolment, success({ session: renewed }));
  passkeys.create.mockResolvedValue(attestation());
  await app.press('登记通行密钥');
  app.fill('登记码', code);
  await app.press('登记');
  await vi.waitFor(() => expect(app.text()).toContain('登记完成'));
  // The form is gone and the page is shorter, so the focus goes to what comes next.
  expect(document.activeElement?.textContent).toBe('打开控制台');
  expect(app.server.sent.find(({ path }) => path === confirmEnrolment.path)?.body).toMatchObject({
    code: '23456789ABCDEFGH',
    passkey: { challengeId: 'challenge-1', response: { id: 'AQID' } },
  });
  expect(app.storage.get('token')).toBe('token-2');
});

test('a passkey that the visitor did not give says so, and the code can be sent again', async () => {
  const app = await open();
  app.server.on(startEnrolment, success({ passkey: { challengeId: 'challenge-1', options } }));
  passkeys.create.mockRejectedValue(refusalByBrowser('NotAllowedError'));
  await app.press('登记通行密钥');
  app.fill('登记码', code);
  await app.press('登记');
  await vi.waitFor(() => expect(app.alert()).toBeDefined());
  expect(app.field('登记码').value).toBe(code);
});

test.each([
  ['a wrong code', '2345-6789-ABCD-EFGH', '登记码不正确'],
  ['half a code', '2345-6789', '登记码共 16 位'],
])('%s is said beside its field', async (_name, typed, sentence) => {
  const app = await open();
  app.server.on(startEnrolment, refusal('ENROLMENT_CODE_WRONG'));
  await app.press('登记通行密钥');
  app.fill('登记码', typed);
  await app.press('登记');
  expect(app.errorOf('登记码')).toContain(sentence);
});

test('whoever chose a passkey can still choose an app, and keeps the code', async () => {
  const app = await open('en');
  app.server.on(startEnrolment, success({ passkey: { challengeId: 'challenge-1', options } }));
  passkeys.create.mockRejectedValue(refusalByBrowser('NotAllowedError'));
  await app.press('Enrol: Passkey');
  app.fill('Enrolment code', code);
  await app.press('Enrol');
  await vi.waitFor(() => expect(app.alert()).toBeDefined());
  await app.press('Enrol: Authenticator app');
  expect(app.alert()).toBeUndefined();
  expect(app.field('Enrolment code').value).toBe(code);
  app.server.on(startEnrolment, success({ totp: enrolment }));
  await app.press('Enrol');
  expect(app.server.sent.at(-1)?.body).toMatchObject({ factor: 'totp' });
  expect(app.text()).toContain('Add it to your');
  await app.press('Enrol: Passkey');
  expect(app.text()).not.toContain('Add it to your');
  expect(app.field('Enrolment code').value).toBe('23456789ABCDEFGH');
  await app.press('Enrol: Authenticator app');
  await app.press('Cancel');
  expect(app.field('Enrolment code').value).toBe('23456789ABCDEFGH');
});
