import type { MicroAppProps } from '@uid/micro-app/protocol';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { openConsole } from './open-console.ts';
import type { OwnProps } from './own-props.ts';

const closers = new WeakMap<Element, () => void>();

/** The micro-app's lifecycles: the only thing its host knows of it. */
export function bootstrap(): void {
  // Nothing is needed once for all mounts.
}

/** Resolves once the screen of the address is rendered, or its error. */
export async function mount(props: MicroAppProps<OwnProps>): Promise<void> {
  const { container, signal } = props;
  const opened = openConsole(props);
  await Promise.all([opened.router.load(), opened.askWho()]);
  if (signal.aborted) return opened.close();
  // Beside the notifications, which React would clear away.
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
  // The theme is the page's, and its tokens follow by themselves.
}

export function unmount({ container }: MicroAppProps<OwnProps>): void {
  closers.get(container)?.();
  closers.delete(container);
}
