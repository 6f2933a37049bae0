// @vitest-environment happy-dom
import { startTotp, stepUp } from '@uid/contract/account';
import { expect, test } from 'vitest';

import { refusal, success } from '../../../testing/fake-server.ts';
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
  app.fill('当前密码', 'the current password');
  await app.press('确认');
  expect(sentPaths(app.server.sent)).toEqual([startTotp.path, stepUp.path, startTotp.path]);
  expect(app.text()).not.toContain('请确认是您本人，');
  expect(app.text()).toContain('用验证器应用扫描');
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
  expect(app.text()).toContain('用验证器应用扫描');
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
  expect(app.text()).toContain('用验证器应用扫描');
});

test('closing the question leaves everything as it was, without an error', async () => {
  const app = await openSecurity();
  demandStepUp(app, startTotp, { result: enrolment });
  await app.press('设置');
  await app.closeDialog();
  expect(app.alert()).toBeUndefined();
  expect(app.text()).not.toContain('用验证器应用扫描');
  await app.press('设置');
  expect(app.text()).toContain('用验证器应用扫描');
});
