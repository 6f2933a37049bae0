import type { MicroAppProps } from '@uid/micro-app/protocol';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import { createAddress } from './address/address.ts';
import { App } from './app.tsx';
import type { OwnProps } from './app.tsx';
import { loadPage } from './pages.ts';
import { bringStyles, changeTheme } from './styles/bring-styles.ts';

const roots = new WeakMap<Element, Root>();

/** The micro-app's lifecycles: the only thing its host knows of it. */
export function bootstrap(): void {
  // Nothing is needed once for all mounts.
}

export async function mount(props: MicroAppProps<OwnProps>): Promise<void> {
  await Promise.all([loadPage(createAddress(props).read()), bringStyles(props)]);
  if (props.signal.aborted) return;
  const root = createRoot(props.container);
  roots.set(props.container, root);
  flushSync(() => render(root, props));
}

export function update(props: MicroAppProps<OwnProps>): void {
  const root = roots.get(props.container);
  if (!root) return;
  changeTheme(props);
  render(root, props);
}

export function unmount(props: MicroAppProps<OwnProps>): void {
  roots.get(props.container)?.unmount();
  roots.delete(props.container);
}

function render(root: Root, props: MicroAppProps<OwnProps>): void {
  root.render(
    <StrictMode>
      <App {...props} />
    </StrictMode>,
  );
}
