// @vitest-environment happy-dom
import { stepUp } from '@uid/contract/account';
import { exportPersonalData } from '@uid/contract/personal-data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refusal, success } from '@uid/forms/testing/fake-server';
import { openSecurity } from '../../../testing/security-answers.ts';

/** Names under which a file was saved. */
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => void vi.restoreAllMocks());

const zip = { status: 200, data: 'PK', file: 'personal-data.zip' };

function asked(paths: { path: string }[]): number {
  return paths.filter(({ path }) => path === exportPersonalData.path).length;
}

test('the file is fetched with the session, saved, and said to be', async () => {
  const app = await openSecurity();
  app.server.on(exportPersonalData, zip);
  await app.press('下载我的数据');
  expect(app.text()).toContain('已保存为 personal-data.zip');
  expect(saved).toEqual(['personal-data.zip']);
  const request = app.server.sent.find(({ path }) => path === exportPersonalData.path);
  expect(request).toMatchObject({ token: 'token-1', body: { language: 'zh' } });
});

test('an old proof is asked for anew, and then the download goes on', async () => {
  const app = await openSecurity();
  const details = { methods: ['password'] };
  app.server.once(exportPersonalData, refusal('STEP_UP_REQUIRED', { details }));
  app.server.on(exportPersonalData, zip);
  app.server.on(stepUp, success({ steppedUpUntil: Date.now() + 600_000 }));
  await app.press('下载我的数据');
  app.fill('当前密码', 'seven green kettles sing');
  await app.press('确认');
  expect(asked(app.server.sent)).toBe(2);
  expect(app.text()).toContain('已保存为 personal-data.zip');
});

test('a refusal is said where the button is, and nothing is saved', async () => {
  const app = await openSecurity();
  app.server.on(exportPersonalData, refusal('TOO_MANY_REQUESTS', { retryAfter: 30 }));
  await app.press('下载我的数据');
  expect(app.alert()).toContain('请在 30 秒后再试。');
  expect(app.text()).not.toContain('已保存为');
  expect(saved).toEqual([]);
});
