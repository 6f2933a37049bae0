// @vitest-environment happy-dom
import { openMailLink, register, startRegistration } from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const good = 'four unrelated quiet words';

async function openAtCode(mailbox?: string): Promise<OpenedApp> {
  const app = openApp('/register?return=%2Fconfirm-order');
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here', mailbox }));
  app.fill('邮箱', 'New@Example.com');
  await app.press('发送验证码');
  return app;
}

async function finish(app: OpenedApp, { code = '123456', password = good } = {}): Promise<void> {
  app.fill('邮件中的验证码', code);
  app.fill('新密码', password);
  await app.press('注册并登录');
}

test('asks for a code in the language of the page and says where it went', async () => {
  const app = await openAtCode();
  const body = { email: 'new@example.com', language: 'zh' };
  expect(app.server.sent).toEqual([{ path: '/uid-boot/register/start', token: '', body }]);
  expect(app.text()).toContain('如果 new@example.com 可以使用，验证码已经寄出。');
  expect(document.activeElement).toBe(app.field('邮件中的验证码'));
  expect(app.text()).not.toContain('开发用邮箱');
});

test('leads to the development mailbox, in a tab of its own, when there is one', async () => {
  const app = await openAtCode('/development/mailbox');
  const link = app.link('打开开发用邮箱');
  expect(link.getAttribute('href')).toBe('/development/mailbox');
  expect(link.target).toBe('_blank');
});

test.each([
  ['zh', { email: '邮箱', send: '发送验证码', names: ['隐私说明', '销售条款'] }],
  [
    'en',
    { email: 'Email address', send: 'Send the code', names: ['privacy notice', 'terms of sale'] },
  ],
])('says what applies before either button, in tabs of their own (%s)', async (language, words) => {
  const app = openApp('/register', { language });
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here' }));
  const expectLinks = () => {
    const form = app.link(words.names[0]!).closest('form')!;
    const order = Array.from(form.querySelectorAll('a[href^="/im/"], button:not([type=button])'));
    const [privacy, terms] = words.names.map((name) => app.link(name));
    expect(order.slice(0, 2)).toEqual([privacy, terms]);
    expect(order).toHaveLength(3);
    expect(privacy!.getAttribute('href')).toBe('/im/privacy.txt');
    expect(terms!.getAttribute('href')).toBe('/im/terms-of-sale.txt');
    expect([privacy!.target, terms!.target]).toEqual(['_blank', '_blank']);
  };
  expectLinks();
  app.fill(words.email, 'new@example.com');
  await app.press(words.send);
  expectLinks();
});

test('creates the account, keeps the session and goes on where the visitor was going', async () => {
  const app = await openAtCode();
  app.server.on(register, success({ token: 'token-2', user: { email: 'new@example.com' } }));
  await finish(app, { code: ' 123456 ' });
  const body = { email: 'new@example.com', code: '123456', request: 'asked-here', password: good };
  expect(app.server.sent.at(-1)).toEqual({ path: '/uid-boot/register', token: '', body });
  expect(app.storage.get('token')).toBe('token-2');
  expect(app.left).toEqual(['/confirm-order']);
});

test('names its fields for password managers and lets a code arrive by itself', async () => {
  const app = await openAtCode();
  expect(app.field('邮箱').autocomplete).toBe('username');
  expect(app.field('邮箱').readOnly).toBe(true);
  expect(app.field('邮件中的验证码').autocomplete).toBe('one-time-code');
  expect(app.field('邮件中的验证码').inputMode).toBe('numeric');
  expect(app.field('新密码').autocomplete).toBe('new-password');
});

test('counts the new password while it is typed, by characters and not by code units', async () => {
  const app = await openAtCode();
  app.fill('新密码', '密码🔑');
  expect(app.text()).toContain('15 至 128 个字符（现在 3 个）');
  app.fill('新密码', good);
  expect(app.text()).not.toContain('现在');
});

test.each([
  ['short', '至少 15 个字符，还差 10 个。'],
  ['x'.repeat(130), '不能超过 128 个字符，多了 2 个。'],
])('refuses a password of the wrong length without asking the server', async (password, text) => {
  const app = await openAtCode();
  await finish(app, { password });
  expect(app.errorOf('新密码')).toBe(text);
  expect(document.activeElement).toBe(app.field('新密码'));
  expect(app.server.sent).toHaveLength(1);
});

test('refuses a code that cannot be one', async () => {
  const app = await openAtCode();
  await finish(app, { code: '12345' });
  expect(app.errorOf('邮件中的验证码')).toBe('验证码是 6 位数字，请把它填完整。');
  expect(app.server.sent).toHaveLength(1);
});

test('a wrong code is refused beside its field, what was typed stays', async () => {
  const app = await openAtCode();
  app.server.on(register, refusal('CODE_INVALID'));
  await finish(app);
  expect(app.errorOf('邮件中的验证码')).toContain('验证码不正确或已过期。');
  expect(app.errorOf('邮件中的验证码')).toContain('只能使用一次');
  expect(document.activeElement).toBe(app.field('邮件中的验证码'));
  expect(app.field('新密码').value).toBe(good);
  expect(app.alert()).toBeUndefined();
});

test('a password that breaks the rules is refused beside its field, the rule marked until it is changed', async () => {
  const app = await openAtCode();
  const fields = { password: '这个密码太常见。' };
  app.server.on(
    register,
    refusal('PASSWORD_POLICY', { fields, details: { rules: ['guessable'] } }),
  );
  await finish(app);
  expect(app.errorOf('新密码')).toBe('这个密码太常见。');
  expect(document.querySelectorAll('li [aria-label="未满足："]')).toHaveLength(1);
  app.fill('新密码', `${good}!`);
  expect(document.querySelectorAll('li [aria-label="未满足："]')).toHaveLength(0);
});

test.each([
  ['length', '15 至 128 个字符'],
  ['guessable', '不容易被猜中，也没有泄露过'],
  ['contextual', '不含邮箱名称和公司名称'],
  ['reused', '与当前和最近用过的密码不同'],
])('names the rule %s itself when the server names no field', async (rule, sentence) => {
  const app = await openAtCode();
  app.server.on(register, refusal('PASSWORD_POLICY', { details: { rules: [rule] } }));
  await finish(app);
  expect(app.errorOf('新密码')).toBe(`新密码不符合要求。${sentence}`);
});

test('a refused address is refused where it was typed', async () => {
  const app = openApp('/register');
  app.server.on(startRegistration, refusal('TOO_MANY_REQUESTS', { retryAfter: 120 }));
  app.fill('邮箱', 'new@example.com');
  await app.press('发送验证码');
  expect(app.alert()).toContain('请在 2 分钟后再试。');
  expect(app.field('邮箱').value).toBe('new@example.com');
});

test('goes back to the address with what was typed, to send again or to another', async () => {
  const app = await openAtCode();
  await app.press('换一个邮箱，或重新发送');
  expect(app.field('邮箱').value).toBe('New@Example.com');
  await app.press('发送验证码');
  expect(app.server.sent).toHaveLength(2);
});

test('the mail’s link leads to the password at once, and its token is posted, not kept in the address', async () => {
  const mailed = { email: 'new@example.com', purpose: 'registration' as const };
  const app = openApp('/register?return=%2Fconfirm-order#the-token', {
    script: (server) => server.on(openMailLink, success(mailed)),
  });
  await app.settle();
  expect(location.href).not.toContain('the-token');
  expect(app.server.sent.at(-1)?.body).toEqual({ link: 'the-token' });
  expect(app.text()).toContain('邮箱 new@example.com 已验证。');
  app.server.on(register, success({ token: 'token-2', user: { email: mailed.email } }));
  app.fill('新密码', good);
  await app.press('注册并登录');
  const body = { email: mailed.email, link: 'the-token', password: good };
  expect(app.server.sent.at(-1)?.body).toEqual(body);
  expect(app.left).toEqual(['/confirm-order']);
});

test('whoever came by the mail’s link can ask for a mail to another address', async () => {
  const mailed = { email: 'new@example.com', purpose: 'registration' as const };
  const app = openApp('/register#the-token', {
    script: (server) => server.on(openMailLink, success(mailed)),
  });
  await app.settle();
  await app.press('换一个邮箱，或重新发送');
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here' }));
  app.fill('邮箱', 'other@example.com');
  await app.press('发送验证码');
  expect(app.server.sent.at(-1)?.body).toMatchObject({ email: 'other@example.com' });
  expect(app.text()).toContain('如果 other@example.com 可以使用');
});

test.each([
  ['that is over', refusal('LINK_INVALID')],
  ['for a new password', success({ email: 'a@example.com', purpose: 'password-reset' })],
])('a link %s leads to the address, and says why', async (_which, answer) => {
  const app = openApp('/register#the-token', {
    language: 'en',
    script: (server) => server.on(openMailLink, answer),
  });
  await app.settle();
  expect(app.alert()).toContain('Ask for another email.');
  app.fill('Email address', 'new@example.com');
  app.server.on(startRegistration, success({ sent: true, request: 'asked-here' }));
  await app.press('Send the code');
  expect(app.text()).toContain('a code is on its way');
});

test('a link that can’t be looked up for want of an answer is not called over, and is tried again', async () => {
  const mailed = { email: 'new@example.com', purpose: 'registration' as const };
  const app = openApp('/register#the-token', {
    language: 'en',
    script: (server) => server.on(openMailLink, new NoAnswer('Network Error')),
  });
  await app.settle();
  expect(app.text()).not.toContain('Ask for another email.');
  expect(app.alert()).toContain('The server did not answer.');
  app.server.on(openMailLink, success(mailed));
  await app.press('Try again');
  expect(app.alert()).toBeUndefined();
  expect(document.activeElement?.localName).toBe('h1');
  expect(app.text()).toContain('The address new@example.com is verified.');
  expect(app.server.sent.at(-1)?.body).toEqual({ link: 'the-token' });
});

test('a code that is right is not spoken of beside a password that is missing', async () => {
  const app = await openAtCode();
  await finish(app, { password: '' });
  expect(app.errorOf('新密码')).toBeDefined();
  expect(app.errorOf('邮件中的验证码')).toBeUndefined();
  app.fill('新密码', good);
  expect(app.errorOf('新密码')).toBeUndefined();
});
