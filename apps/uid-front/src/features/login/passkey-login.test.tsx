// @vitest-environment happy-dom
import { passkeyLogin, startPasskeyLogin } from '@uid/contract/identity';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { assertion, installPasskeys, refusalByBrowser } from '../../testing/fake-passkeys.ts';
import type { FakePasskeys } from '../../testing/fake-passkeys.ts';
import { openApp } from '../../testing/open-app.tsx';
import type { OpenedApp } from '../../testing/open-app.tsx';

const session = { token: 'token-1', user: { email: 'buyer@example.com' } };
const options = {
  challenge: 'AQID',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

let passkeys: FakePasskeys;

beforeAll(async () => void (await import('@uid/forms/ceremony')));
beforeEach(() => void (passkeys = installPasskeys()));
afterEach(() => {
  passkeys.remove();
  vi.restoreAllMocks();
});

function openLogin(language = 'zh'): OpenedApp {
  const app = openApp('/login?return=%2Forder', { language });
  app.server.on(startPasskeyLogin, success({ challengeId: 'challenge-1', options }));
  return app;
}

async function answered(answer: Answer): Promise<OpenedApp> {
  const app = openLogin();
  app.server.on(passkeyLogin, answer);
  passkeys.get.mockResolvedValue(assertion());
  await app.press('用通行密钥登录');
  return app;
}

test('logs in with a passkey, without an address or a password', async () => {
  const app = await answered(success(session));
  await vi.waitFor(() => expect(app.left).toEqual(['/order']));
  expect(app.storage.get('token')).toBe('token-1');
  expect(app.server.sent.at(-1)).toMatchObject({
    path: '/uid-boot/passkey/login',
    body: {
      challengeId: 'challenge-1',
      response: { id: 'AQID', rawId: 'AQID', response: { signature: 'AQID' } },
    },
  });
});

test.each([
  ['NotAllowedError', '没有用上通行密钥。您取消了，或者等待超时。'],
  ['SecurityError', '这个网址不能使用通行密钥。'],
  ['UnknownError', '浏览器没能完成通行密钥的操作。'],
])(
  'a browser that ends with %s is explained, and it can be tried again',
  async (name, sentence) => {
    const app = openLogin();
    passkeys.get.mockRejectedValue(refusalByBrowser(name));
    await app.press('用通行密钥登录');
    await vi.waitFor(() => expect(app.alert()).toContain(sentence));
    app.server.on(passkeyLogin, success(session));
    passkeys.get.mockResolvedValue(assertion());
    await app.press('用通行密钥登录');
    await vi.waitFor(() => expect(app.left).toEqual(['/order']));
  },
);

test.each([
  'Failed to fetch dynamically imported module: /child/uid-front/ceremony.js',
  'error loading dynamically imported module: /child/uid-front/ceremony.js',
  'Importing a module script failed.',
])('where what asks for passkeys does not arrive (“%s”), a reload is offered', async (message) => {
  const app = openLogin();
  passkeys.get.mockRejectedValue(new TypeError(message));
  await app.press('用通行密钥登录');
  await vi.waitFor(() => expect(app.alert()).toContain('通行密钥的程序没有取到。'));
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  await app.press('重新加载');
  expect(reload).toHaveBeenCalledOnce();
});

test('a passkey of no account: says so, what to do, and has the device forget it', async () => {
  const app = await answered(refusal('PASSKEY_UNKNOWN'));
  await vi.waitFor(() => expect(app.alert()).toContain('这个通行密钥已不属于任何账户'));
  expect(app.alert()).toContain('请用密码登录，再到「账户安全」重新添加');
  expect(passkeys.signalled).toEqual([{ rpId: 'localhost', credentialId: 'AQID' }]);
});

test('a passkey that is not accepted: says so and names the other way', async () => {
  const app = await answered(refusal('PASSKEY_REJECTED'));
  await vi.waitFor(() => expect(app.alert()).toContain('通行密钥验证未通过，请重试。'));
  expect(app.alert()).toContain('请换一种方式');
  expect(passkeys.signalled).toEqual([]);
});

test('no answer from the server stands there as it does for a password', async () => {
  const app = openLogin();
  app.server.on(startPasskeyLogin, new NoAnswer('Network Error'));
  await app.press('用通行密钥登录');
  await vi.waitFor(() => expect(app.alert()).toContain('None response! Please retry.'));
  expect(passkeys.get).not.toHaveBeenCalled();
});

test('asks once however often it is pressed', async () => {
  const app = openLogin();
  await app.press('用通行密钥登录');
  await app.press('用通行密钥登录');
  await vi.waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1));
  expect(app.server.sent).toHaveLength(1);
});

test('the field for the address offers passkeys where the browser can', async () => {
  passkeys.remove();
  passkeys = installPasskeys({ autofill: true });
  passkeys.get.mockResolvedValue(assertion());
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([document.body] as never);
  const app = openLogin();
  app.server.on(passkeyLogin, success(session));
  await vi.waitFor(() => expect(app.left).toEqual(['/order']));
  expect(passkeys.get.mock.calls[0]?.[0].mediation).toBe('conditional');
});

test('what goes wrong with an offer nobody took is not said', async () => {
  passkeys.remove();
  passkeys = installPasskeys({ autofill: true });
  passkeys.get.mockRejectedValue(refusalByBrowser('NotAllowedError'));
  const app = openLogin();
  await vi.waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1));
  expect(app.alert()).toBeUndefined();
});

test('a browser without passkeys shows the password alone', () => {
  passkeys.remove();
  expect(openLogin().text()).not.toContain('通行密钥');
});

test('speaks English', async () => {
  const app = openLogin('en');
  passkeys.get.mockRejectedValue(refusalByBrowser('NotAllowedError'));
  await app.press('Log in with a passkey');
  await vi.waitFor(() => expect(app.alert()).toContain('No passkey was used.'));
});

/** Chooses a passkey that the field offered, which is then refused. */
async function offerRefused(name: 'PASSKEY_UNKNOWN' | 'BUSY'): Promise<OpenedApp> {
  passkeys.remove();
  passkeys = installPasskeys({ autofill: true });
  passkeys.get.mockResolvedValue(assertion());
  const found = vi.spyOn(document, 'querySelectorAll').mockReturnValue([document.body] as never);
  const app = openLogin();
  app.server.on(passkeyLogin, refusal(name));
  await vi.waitFor(() => expect(app.server.sent.at(-1)?.path).toBe(passkeyLogin.path));
  found.mockRestore();
  await app.settle();
  return app;
}

test('what the server says of an offered passkey is said', async () => {
  const app = await offerRefused('PASSKEY_UNKNOWN');
  await vi.waitFor(() => expect(app.alert()).toContain('这个通行密钥已不属于任何账户'));
});

test('of an offer that failed for another reason nothing is said', async () => {
  expect((await offerRefused('BUSY')).alert()).toBeUndefined();
});

test('nothing is said when another question took the place of this one', async () => {
  const app = openLogin();
  passkeys.get.mockRejectedValue(refusalByBrowser('AbortError'));
  await app.press('用通行密钥登录');
  await vi.waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1));
  await app.settle();
  expect(app.alert()).toBeUndefined();
});

test('after a question that came to nothing the field offers passkeys again', async () => {
  passkeys.remove();
  passkeys = installPasskeys({ autofill: true });
  const found = vi.spyOn(document, 'querySelectorAll').mockReturnValue([document.body] as never);
  const app = openLogin();
  await vi.waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1));
  passkeys.get.mockRejectedValueOnce(refusalByBrowser('NotAllowedError'));
  found.mockRestore();
  await app.press('用通行密钥登录');
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([document.body] as never);
  await vi.waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(3));
  const ways = passkeys.get.mock.calls.map(([{ mediation }]) => mediation);
  expect(ways).toEqual(['conditional', undefined, 'conditional']);
});

test('whoever is being asked is not offered a passkey meanwhile, and leaving takes the question back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  passkeys.remove();
  passkeys = installPasskeys();
  const app = openLogin();
  await app.settle();
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  await app.press('用通行密钥登录');
  await vi.waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(300_000);
  await app.settle();
  expect(app.server.sent).toHaveLength(1);
  const { signal } = passkeys.get.mock.calls[0]![0];
  expect(signal?.aborted).toBe(false);
  app.close();
  expect(signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

/** Holds back the server's next answer to the start of a passkey login until the test releases it. */
function holdNext(app: OpenedApp): () => void {
  let answer: (given: Answer) => void = () => undefined;
  app.server.once(startPasskeyLogin, new Promise<Answer>((resolve) => void (answer = resolve)));
  return () => answer(success({ challengeId: 'challenge-1', options }));
}

test('an offer that the server answers late does not end the question that was asked since', async () => {
  passkeys.remove();
  passkeys = installPasskeys({ autofill: true });
  const fields = vi.spyOn(document, 'querySelectorAll').mockReturnValue([document.body] as never);
  let answer: () => void = () => undefined;
  const app = openApp('/login', {
    script(server) {
      server.on(startPasskeyLogin, success({ challengeId: 'challenge-2', options }));
      const held = new Promise<Answer>((resolve) => {
        answer = () => resolve(success({ challengeId: 'challenge-1', options }));
      });
      server.once(startPasskeyLogin, held);
    },
  });
  await vi.waitFor(() => expect(app.server.sent).toHaveLength(1));
  fields.mockRestore();
  await app.press('用通行密钥登录');
  await vi.waitFor(() => expect(passkeys.get).toHaveBeenCalledTimes(1));
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([document.body] as never);
  answer();
  await app.settle();
  expect(passkeys.get).toHaveBeenCalledTimes(1);
  expect(passkeys.get.mock.calls[0]?.[0].signal?.aborted).toBe(false);
});

test('whoever has left the page is asked for nothing, though the server answers only then', async () => {
  const app = openLogin();
  const answer = holdNext(app);
  await app.press('用通行密钥登录');
  await vi.waitFor(() => expect(app.server.sent).toHaveLength(1));
  await app.press('注册新账户');
  expect(app.heading()).toBe('注册账户');
  answer();
  await app.settle();
  expect(passkeys.get).not.toHaveBeenCalled();
});
