// @vitest-environment happy-dom
import { endAllSessions, endSession, listSessions } from '@uid/contract/account';
import { expect, test } from 'vitest';

import { refusal, success } from '@uid/forms/testing/fake-server';
import { demandStepUp, openSecurity, sessions } from '../../../testing/security-answers.ts';

test('ends another device’s session and shows the list without it', async () => {
  const app = await openSecurity();
  app.server.on(listSessions, success({ sessions: sessions.slice(0, 1) }));
  await app.press('结束 Safari · iPhone');
  expect(app.server.sent).toContainEqual({
    path: endSession.path,
    token: 'token-1',
    body: { id: 's-2' },
  });
  expect(document.querySelector('[aria-label="结束 Safari · iPhone"]')).toBeNull();
});

test('a session that could not be ended says why', async () => {
  const app = await openSecurity();
  app.server.on(endSession, refusal('BUSY', { retryAfter: 5 }));
  await app.press('结束 Safari · iPhone');
  expect(app.alert()).toContain('服务器繁忙');
  expect(app.alert()).toContain('请在 5 秒后再试。');
});

test('logs out everywhere after saying what that means and asking who is here', async () => {
  const app = await openSecurity();
  demandStepUp(app, endAllSessions, { result: { ended: true } });
  await app.press('退出所有设备');
  expect(app.text()).toContain('包括这一台');
  await app.press('全部退出');
  app.fill('当前密码', 'the current password');
  await app.press('确认');
  expect(app.heading()).toBe('登录');
  expect(app.text()).toContain('所有设备都已退出登录');
  expect(app.storage.get('token')).toBeUndefined();
});
