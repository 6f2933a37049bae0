import type { MicroAppProps } from '@uid/micro-app/protocol';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { openConsole } from './open-console.ts';
import type { OwnProps } from './own-props.ts';

const closers = new WeakMap<Element, () => void>();

/** The micro-app's lifecycle functions: the only interface that its host knows. */
export function bootstrap(): void {
  // The console needs no setup that is shared by all mounts.
}

/** Resolves once the screen that the address names, or its error, is rendered. */
export async function mount(props: MicroAppProps<OwnProps>): Promise<void> {
  const { container, signal } = props;
  const opened = openConsole(props);
  await Promise.all([opened.router.load(), opened.askWho()]);
  if (signal.aborted) return opened.close();
  // React gets an element of its own, because it would clear the notifications out of `container`.
  const root = createRoot(container.appendChild(document.createElement('div')));
  closers.set(container, () => {
    root.unmount();
    opened.close();
    container.replaceChildren();
  });
  flushSync(() =>
    root.render(
      <StrictMode>
        <App {...opened} />
      </StrictMode>,
    ),
  );
}

export function update(): void {
  // The theme belongs to the page, and its CSS tokens follow without any work here.
}

export function unmount({ container }: MicroAppProps<OwnProps>): void {
  closers.get(container)?.();
  closers.delete(container);
}
