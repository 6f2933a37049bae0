// @vitest-environment happy-dom
import { confirmMobile, getMobile, removeMobile, startMobile } from '@uid/contract/mobile';
import { expect, test } from 'vitest';

import { refusal, success } from '@uid/forms/testing/fake-server';
import type { OpenedApp } from '../../../testing/open-app.tsx';
import { demandStepUp, openSecurity } from '../../../testing/security-answers.ts';

const mobile = { number: '+86 138****8000', confirmedAt: Date.UTC(2026, 0, 7), logsIn: false };

function open(known: object, language = 'zh'): Promise<OpenedApp> {
  return openSecurity(
    {},
    { language, script: (server) => server.on(getMobile, success({ isOffered: true, ...known })) },
  );
}

function sentTo(app: OpenedApp, { path }: { path: string }): unknown[] {
  return app.server.sent.filter((each) => each.path === path).map(({ body }) => body);
}

test('adds a number: first the number, then the code that it received', async () => {
  const app = await open({});
  expect(app.text()).toContain('还没有绑定');
  app.server.on(startMobile, success({ sent: true, mailbox: '/sandbox-mail' }));
  app.server.on(confirmMobile, success({ mobile }));
  await app.press('绑定手机号');
  app.fill('手机号', '138 0013 8000');
  await app.press('发送验证码');
  expect(sentTo(app, startMobile)).toEqual([{ number: '+8613800138000', logsIn: false }]);
  expect(app.link('打开开发用邮箱').getAttribute('href')).toBe('/sandbox-mail');
  app.server.on(getMobile, success({ isOffered: true, mobile }));
  app.fill('短信中的验证码', '123 456');
  await app.press('绑定');
  expect(sentTo(app, confirmMobile)).toEqual([{ code: '123456' }]);
  await app.settle();
  expect(app.text()).toContain('已绑定 +86 138****8000。');
  expect(app.text()).toContain('+86 138****8000，2026年1月7日绑定');
});

test('says in both languages what a number has to look like', async () => {
  const app = await open({});
  await app.press('绑定手机号');
  app.fill('手机号', '+1 202 555 0123');
  await app.press('发送验证码');
  expect(app.errorOf('手机号')).toBe('请输入 11 位的中国大陆手机号。');
  app.close();
  const english = await open({}, 'en');
  await english.press('Add a number');
  english.fill('Mobile number', '1234');
  await english.press('Send a code');
  expect(english.errorOf('Mobile number')).toContain('eleven digits of a mainland');
  expect(sentTo(english, startMobile)).toEqual([]);
});

test('a wrong code stays beside its field, and the next one is tried', async () => {
  const app = await open({});
  app.server.on(startMobile, success({ sent: true }));
  app.server.once(confirmMobile, refusal('MOBILE_CODE_INVALID'));
  app.server.on(confirmMobile, success({ mobile }));
  await app.press('绑定手机号');
  app.fill('手机号', '13800138000');
  await app.press('发送验证码');
  app.fill('短信中的验证码', '000000');
  await app.press('绑定');
  expect(app.errorOf('短信中的验证码')).toContain('以最新一条短信为准');
  app.fill('短信中的验证码', '123456');
  await app.press('绑定');
  expect(app.text()).toContain('已绑定');
});

test('too many codes say when to come back', async () => {
  const app = await open({});
  app.server.on(startMobile, refusal('TOO_MANY_REQUESTS', { retryAfter: 3600 }));
  await app.press('绑定手机号');
  app.fill('手机号', '13800138000');
  await app.press('发送验证码');
  expect(app.alert()).toContain('60 分钟');
});

test('removes a number after a proof of who is there', async () => {
  const app = await open({ mobile });
  demandStepUp(app, removeMobile, { result: { removed: true } });
  await app.press('移除');
  await app.press('移除手机号');
  app.fill('当前密码', 'seven green kettles sing');
  await app.press('确认');
  app.server.on(getMobile, success({ isOffered: true }));
  await app.settle();
  expect(app.text()).toContain('今后只用邮件提醒您');
});

test('a site without text messages does not speak of them', async () => {
  const app = await open({ isOffered: false });
  expect(app.text()).not.toContain('手机号');
});

test('a number that is there is shown, and can go, where no text messages are sent any more', async () => {
  const app = await open({ isOffered: false, mobile });
  expect(app.text()).toContain(mobile.number);
});

test('a number logs in where its owner chooses so', async () => {
  const app = await open({});
  app.server.on(startMobile, success({ sent: true }));
  await app.press('绑定手机号');
  app.fill('手机号', '13800138000');
  document.querySelector<HTMLInputElement>('input[name=logsIn]')?.click();
  await app.press('发送验证码');
  expect(sentTo(app, startMobile)).toEqual([{ number: '+8613800138000', logsIn: true }]);
  app.close();
  const shown = await open({ mobile: { ...mobile, logsIn: true } });
  expect(shown.text()).toContain('绑定，可以登录');
});
