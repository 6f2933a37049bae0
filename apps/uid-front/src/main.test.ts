// @vitest-environment happy-dom
import type { MicroAppProps } from '@uid/micro-app/protocol';
import { act } from 'react';
import { expect, test } from 'vitest';

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
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, '', '/uid-front/login');
  const container = document.body.appendChild(document.createElement('div'));
  const props = propsFor(container);
  bootstrap();
  await act(() => mount(props));
  expect(container.querySelector('h1')?.textContent).toBe('登录');
  act(() => update({ ...props, language: 'en' }));
  expect(container.querySelector('h1')?.textContent).toBe('Log in');
  act(() => unmount(props));
  expect(container.childNodes).toHaveLength(0);
  act(() => update(props));
  expect(container.childNodes).toHaveLength(0);
});

test('two mounts do not know of each other', async () => {
  history.replaceState(null, '', '/uid-front/login');
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  await act(() => mount(propsFor(one)));
  await act(() => mount(propsFor(other)));
  act(() => unmount(propsFor(one)));
  expect(one.childNodes).toHaveLength(0);
  expect(other.querySelector('h1')).not.toBeNull();
  act(() => unmount(propsFor(other)));
});

test('stands with the page of its address, also when that is one of the others', async () => {
  history.replaceState(null, '', '/uid-front/register');
  const container = document.createElement('div');
  await act(() => mount(propsFor(container)));
  expect(container.querySelector('h1')?.textContent).toBe('注册账户');
  act(() => unmount(propsFor(container)));
});

test('puts nothing into a container that was taken away while its page was on the way', async () => {
  const container = document.createElement('div');
  const leaving = new AbortController();
  const mounting = mount({ ...propsFor(container), signal: leaving.signal });
  leaving.abort();
  await mounting;
  expect(container.childNodes).toHaveLength(0);
});
