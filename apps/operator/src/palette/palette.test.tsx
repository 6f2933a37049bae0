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
  return { app, field, press, chosen };
}

test('arrows choose a screen and Enter goes there', async () => {
  const { app, press, chosen } = await openPalette();
  const first = chosen();
  press('ArrowDown');
  expect(chosen()).not.toBe(first);
  press('ArrowUp');
  press('Enter');
  await app.shows('Work that is waiting');
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

test('arrows go round, the field names the choice, and other letters begin at the first', async () => {
  const { app, field, press, chosen } = await openPalette();
  expect(field.hasAttribute('autofocus')).toBe(true);
  const options = () =>
    [...app.container.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  const named = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  press('ArrowUp');
  expect(chosen()).toBe(options().at(-1));
  expect(named()).toBe(chosen());
  press('ArrowDown');
  expect(chosen()).toBe(options()[0]);
  press('ArrowDown');
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'a', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(options().length).toBeGreaterThan(1);
  expect(chosen()).toBe(options()[0]);
});

test('Ctrl+K opens and closes it while the console is there', async () => {
  const app = await openTestConsole('/handbook', { who: staffWith('administrator') });
  const press = () => {
    const key = { key: 'k', ctrlKey: true, cancelable: true };
    const event = new KeyboardEvent('keydown', key);
    act(() => void dispatchEvent(event));
    return event.defaultPrevented;
  };
  const isOpen = () => app.container.querySelector('[role=combobox]') !== null;
  expect([press(), isOpen()]).toEqual([true, true]);
  expect([press(), isOpen()]).toEqual([true, false]);
  app.close();
  // After the console is closed, the shortcut is the browser's again, on whichever page comes next.
  expect(press()).toBe(false);
});
