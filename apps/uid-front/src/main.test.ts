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

test('stands in its container when mounting ends, follows updates, and leaves nothing behind', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, '', '/uid-front/login');
  const container = document.body.appendChild(document.createElement('div'));
  const props = propsFor(container);
  bootstrap();
  act(() => mount(props));
  expect(container.querySelector('h1')?.textContent).toBe('登录');
  act(() => update({ ...props, language: 'en' }));
  expect(container.querySelector('h1')?.textContent).toBe('Log in');
  act(() => unmount(props));
  expect(container.childNodes).toHaveLength(0);
  act(() => update(props));
  expect(container.childNodes).toHaveLength(0);
});

test('two mounts do not know of each other', () => {
  history.replaceState(null, '', '/uid-front/login');
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  act(() => mount(propsFor(one)));
  act(() => mount(propsFor(other)));
  act(() => unmount(propsFor(one)));
  expect(one.childNodes).toHaveLength(0);
  expect(other.querySelector('h1')).not.toBeNull();
  act(() => unmount(propsFor(other)));
});
