// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../show.ts';
import { createNotifications } from './notifications-store.ts';
import { Notifications } from './notifications.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function messages(store: ReturnType<typeof createNotifications>) {
  return store.getSnapshot().map(({ message }) => message);
}

test('a message stays three seconds', () => {
  const store = createNotifications();
  store.notify('Saved', 'success');
  vi.advanceTimersByTime(2999);
  expect(messages(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

test('time stands still while paused and starts anew afterwards', () => {
  const store = createNotifications();
  store.notify('Saved');
  vi.advanceTimersByTime(2000);
  store.pause();
  store.notify('And sent');
  vi.advanceTimersByTime(60_000);
  expect(messages(store)).toEqual(['Saved', 'And sent']);
  store.resume();
  vi.advanceTimersByTime(3000);
  expect(messages(store)).toEqual([]);
});

test('the same message is not stacked, it starts its time again', () => {
  const store = createNotifications();
  store.notify('No network', 'danger');
  vi.advanceTimersByTime(2000);
  store.notify('No network', 'danger');
  vi.advanceTimersByTime(2000);
  expect(messages(store)).toEqual(['No network']);
});

test('the region tells a screen reader politely and lets a message be closed', () => {
  const store = createNotifications();
  const page = show(<Notifications store={store} label="Messages" closeLabel="Close" />);
  act(() => store.notify('Saved'));
  const region = page.querySelector('[aria-live="polite"][aria-label="Messages"]');
  expect(region?.textContent).toBe('Saved');
  act(() => page.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  expect(region?.textContent).toBe('');
});

test('pointing at the region keeps its messages', () => {
  const store = createNotifications();
  const page = show(<Notifications store={store} label="Messages" closeLabel="Close" />);
  act(() => store.notify('Saved'));
  const close = page.querySelector<HTMLElement>('[aria-label="Close"]');
  act(() => close?.focus());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(messages(store)).toEqual(['Saved']);
});
