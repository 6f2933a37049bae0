// @vitest-environment happy-dom
import type { LoginWays } from '@uid/contract/login-ways';
import type { MicroAppProps } from '@uid/micro-app/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';

import { bootstrap, mount, unmount, update } from './main.tsx';

function propsFor(container: HTMLElement): MicroAppProps {
  return {
    version: 1,
    name: 'uid-front',
    container,
    basename: '/uid-front',
    language: 'zh',
    theme: 'light',
    navigate: () => undefined,
    signal: new AbortController().signal,
  };
}

test('stands in its container when mounting ends, follows updates, and leaves nothing behind', async () => {
  history.replaceState(null, '', '/uid-front/login');
  const container = document.body.appendChild(document.createElement('div'));
  const props = propsFor(container);
  bootstrap();
  await mount(props);
  expect(container.querySelector('h1')?.textContent).toBe('登录');
  update({ ...props, language: 'en' });
  await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Log in'));
  unmount(props);
  expect(container.childNodes).toHaveLength(0);
  update(props);
  expect(container.childNodes).toHaveLength(0);
});

test('fails to mount when its page can’t be rendered', async () => {
  const reported = vi.fn<(cause: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const cause = new Error('no facts');
  const props = propsFor(document.createElement('div'));
  const facts = new Proxy({} as LoginWays, {
    get: () => {
      throw cause;
    },
  });
  const mounting = mount({ ...props, facts });
  await expect(mounting).rejects.toBe(cause);
  expect(reported).toHaveBeenCalledWith(cause);
  unmount(props);
});

test('a browser that keeps nothing for this site is shown the login', async () => {
  vi.stubGlobal('localStorage', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  history.replaceState(null, '', '/uid-front/login?return=%2Forder');
  const props = propsFor(document.body.appendChild(document.createElement('div')));
  await mount(props);
  expect(props.container.querySelector('h1')?.textContent).toBe('登录');
  unmount(props);
});

test('two mounts do not know of each other', async () => {
  history.replaceState(null, '', '/uid-front/login');
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  await mount(propsFor(one));
  await mount(propsFor(other));
  unmount(propsFor(one));
  expect(one.childNodes).toHaveLength(0);
  expect(other.querySelector('h1')).not.toBeNull();
  unmount(propsFor(other));
});

test('stands with the page of its address, also when that is one of the others', async () => {
  history.replaceState(null, '', '/uid-front/register');
  const container = document.createElement('div');
  await mount(propsFor(container));
  expect(container.querySelector('h1')?.textContent).toBe('注册账户');
  unmount(propsFor(container));
});

test('puts nothing into a container that was taken away while its page was on the way', async () => {
  const container = document.createElement('div');
  const leaving = new AbortController();
  const mounting = mount({ ...propsFor(container), signal: leaving.signal });
  leaving.abort();
  await mounting;
  expect(container.childNodes).toHaveLength(0);
});
