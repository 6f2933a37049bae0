import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';

import { PageLocationContext } from '../../../layout/page-location.ts';

function inPage(element: ReactNode, path: string) {
  const { pathname, search } = new URL(path, 'http://localhost');
  return <PageLocationContext value={{ pathname, search }}>{element}</PageLocationContext>;
}

/** For tests: shows an interactive element on the page at this path, and removes it afterwards. */
export function showPage(element: ReactNode, path = '/en/cart'): HTMLElement {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(inPage(element, path)));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}

/** For tests: returns an element as the server renders it. */
export function writePage(element: ReactNode, path = '/en/cart'): string {
  return renderToStaticMarkup(inPage(element, path));
}

export function press(element: Element | null | undefined): void {
  act(() => (element as HTMLElement).click());
}
