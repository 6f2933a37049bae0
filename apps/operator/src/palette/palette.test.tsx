// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../testing/open-console.tsx';

async function openPalette() {
  const app = await openTestConsole('/handbook', { who: staffWith('administrator') });
  await app.press('Go to…Ctrl K');
  const field = app.container.querySelector<HTMLInputElement>('[role=combobox]')!;
  const press = (key: string, isComposing = false) =>
    act(() => {
      const event = { key, isComposing, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  const chosen = () =>
    app.container.querySelector('[role=option][aria-selected=true]')?.textContent;
  return { app, press, chosen };
}

test('arrows choose a screen and Enter goes there', async () => {
  const { app, press, chosen } = await openPalette();
  const first = chosen();
  press('ArrowDown');
  expect(chosen()).not.toBe(first);
  press('ArrowUp');
  press('Enter');
  await app.shows('What waits to be done');
  expect(app.address()).toBe('/');
});

test('keys of an input method that is composing Chinese are its own', async () => {
  const { app, press, chosen } = await openPalette();
  const first = chosen();
  press('ArrowDown', true);
  press('Enter', true);
  expect(chosen()).toBe(first);
  expect(app.address()).toBe('/handbook');
});
