// @vitest-environment happy-dom
import { listActivity } from '@uid/contract/account';
import { expect, test } from 'vitest';

import { NoAnswer, success } from '@uid/forms/testing/fake-server';
import type { OpenedApp } from '../../../testing/open-app.tsx';
import { activity, openSecurity } from '../../../testing/security-answers.ts';

function openWithMore(): Promise<OpenedApp> {
  const page = success({ events: activity, next: 'a-1' });
  return openSecurity({}, { script: (server) => server.on(listActivity, page) });
}

test('loads earlier activity below what is there, until there is no more', async () => {
  const app = await openWithMore();
  const earlier = { ...activity[0]!, id: 'a-0', kind: 'registered', text: '注册账户' };
  app.server.on(listActivity, success({ events: [earlier] }));
  await app.press('加载更多');
  expect(app.server.sent.at(-1)).toMatchObject({ path: listActivity.path, body: { after: 'a-1' } });
  expect(app.text()).toMatch(/登录失败[^]*注册账户/);
  expect(app.text()).not.toContain('加载更多');
});

test('a third page follows the second', async () => {
  const app = await openWithMore();
  const earlier = (id: string, text: string) => [{ ...activity[0]!, id, text }];
  app.server.on(listActivity, success({ events: earlier('a-0', '修改密码'), next: 'a-0' }));
  await app.press('加载更多');
  app.server.on(listActivity, success({ events: earlier('a--1', '注册账户') }));
  await app.press('加载更多');
  expect(app.server.sent.at(-1)).toMatchObject({ body: { after: 'a-0' } });
  expect(app.text()).toMatch(/登录失败[^]*修改密码[^]*注册账户/);
});

test('what followed an older first page is asked for again once there is a newer one', async () => {
  const app = await openWithMore();
  const earlier = { ...activity[0]!, id: 'a-0', text: '注册账户' };
  app.server.on(listActivity, success({ events: [earlier] }));
  await app.press('加载更多');
  expect(app.text()).toContain('注册账户');
  app.server.on(listActivity, success({ events: activity.slice(0, 1), next: 'a-2' }));
  await app.press('结束 Safari · iPhone');
  await app.settle();
  expect(app.text()).not.toContain('注册账户');
  expect(app.text()).toContain('加载更多');
});

test('a failure is marked, and nothing else', async () => {
  await openSecurity();
  const marks = document.querySelectorAll('[aria-labelledby="activity-title"] svg');
  const marked = Array.from(marks, (each) => each.parentElement?.textContent);
  expect(marked).toEqual(['登录失败：密码或通行密钥不对']);
});

test('keeps what is there when the earlier activity does not come', async () => {
  const app = await openWithMore();
  app.server.on(listActivity, new NoAnswer('Network Error'));
  await app.press('加载更多');
  expect(app.alert()).toContain('None response! Please retry.');
  expect(app.text()).toContain('登录失败');
  expect(app.text()).toContain('加载更多');
});

test('says that nothing happened', async () => {
  const page = success({ events: [] });
  const app = await openSecurity({}, { script: (server) => server.on(listActivity, page) });
  expect(app.text()).toContain('近半年没有记录。');
});
