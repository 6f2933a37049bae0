// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createNotifications } from './notifications.ts';

const options = { label: 'Messages', closeLabel: 'Close', duration: 3000, top: 8 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function setUp() {
  const notify = createNotifications(options);
  const region = document.querySelector<HTMLElement>('[aria-live="polite"]')!;
  const messages = () => Array.from(region.querySelectorAll('p'), (each) => each.textContent);
  return { notify, region, messages };
}

test('a message stands 8 px from the top for three seconds', () => {
  const { notify, region, messages } = setUp();
  notify('Saved', 'success');
  expect(region.style.top).toBe('8px');
  vi.advanceTimersByTime(2999);
  expect(messages()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('the empty region is shown before the first message, so that a screen reader knows it', () => {
  const shown = vi.fn<() => void>();
  HTMLElement.prototype.showPopover = shown;
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
  setUp();
  expect(shown).toHaveBeenCalledOnce();
});

test('time stands still while the reader points at the region and starts anew afterwards', () => {
  const { notify, region, messages } = setUp();
  notify('Saved');
  vi.advanceTimersByTime(2000);
  region.dispatchEvent(new Event('pointerenter'));
  notify('And sent');
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['Saved', 'And sent']);
  region.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(2999);
  expect(messages()).toEqual(['Saved', 'And sent']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('standing in the region keeps its messages', () => {
  const { notify, region, messages } = setUp();
  notify('Saved');
  region.querySelector('button')?.focus();
  vi.advanceTimersByTime(10_000);
  expect(messages()).toEqual(['Saved']);
});

test('once the message that has the focus is closed, the others leave', () => {
  const { notify, region, messages } = setUp();
  notify('Saved');
  notify('And sent');
  const close = region.querySelector('button')!;
  close.focus();
  close.click();
  expect(messages()).toEqual(['And sent']);
  vi.advanceTimersByTime(3000);
  expect(messages()).toEqual([]);
});

test('a message that is kept stays until it is closed or taken away', () => {
  const { notify, region, messages } = setUp();
  notify('Somebody was first', 'danger', true);
  const takeAway = notify('No such file', 'danger', true);
  vi.advanceTimersByTime(3_600_000);
  expect(messages()).toEqual(['Somebody was first', 'No such file']);
  region.dispatchEvent(new Event('pointerenter'));
  region.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(3_600_000);
  expect(messages()).toEqual(['Somebody was first', 'No such file']);
  takeAway();
  expect(messages()).toEqual(['Somebody was first']);
  region.querySelector('button')?.click();
  expect(messages()).toEqual([]);
});

test('the same message is not stacked, it starts its time again', () => {
  const { notify, messages } = setUp();
  notify('No network', 'danger');
  vi.advanceTimersByTime(2000);
  notify('No network', 'danger');
  vi.advanceTimersByTime(2000);
  expect(messages()).toEqual(['No network']);
  vi.advanceTimersByTime(1000);
  expect(messages()).toEqual([]);
});

test('the region tells a screen reader politely and lets a message be closed', () => {
  const { notify, region, messages } = setUp();
  expect(region.getAttribute('aria-label')).toBe('Messages');
  notify('Saved');
  region.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
  expect(messages()).toEqual([]);
});

test('a message stands above a dialog that was opened meanwhile', () => {
  const { notify, region } = setUp();
  const steps: string[] = [];
  region.hidePopover = () => void steps.push('left');
  region.showPopover = () => void steps.push('entered');
  notify('Saved');
  expect(steps).toEqual([]);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  notify('Not saved');
  expect(steps).toEqual(['left', 'entered']);
});
