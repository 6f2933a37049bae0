import type { MicroAppProps } from '@uid/micro-app/protocol';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import { createAddress } from './address/address.ts';
import { App } from './app.tsx';
import type { OwnProps } from './app.tsx';
import { loadPage } from './pages.ts';
import { bringStyles, changeTheme } from './styles/bring-styles.ts';

const roots = new WeakMap<Element, Root>();

/** The micro-app's lifecycle functions: the only thing that its host knows about it. */
export function bootstrap(): void {
  // Nothing has to be done once for all mounts.
}

export async function mount(props: MicroAppProps<OwnProps>): Promise<void> {
  await Promise.all([loadPage(createAddress(props).read()), bringStyles(props)]);
  if (props.signal.aborted) return;
  await show(props);
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

/**
 * Resolves when the page is shown. The page is rendered in small steps, between which the browser responds to its
 * visitor.
 */
function show(props: MicroAppProps<OwnProps>): Promise<void> {
  return new Promise((resolve, reject) => {
    const root = createRoot(props.container, {
      onUncaughtError: (cause) => {
        reportError(cause);
        reject(cause);
      },
    });
    roots.set(props.container, root);
    startTransition(() => render(root, props, resolve));
  });
}

function render(root: Root, props: MicroAppProps<OwnProps>, onShown?: () => void): void {
  root.render(
    <StrictMode>
      <App {...props} />
      <Shown onShown={onShown} />
    </StrictMode>,
  );
}

/**
 * Calls `onShown` before the browser paints what was rendered: the host removes its loading state in the same frame.
 */
function Shown({ onShown }: { onShown?: () => void }) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return null;
}
