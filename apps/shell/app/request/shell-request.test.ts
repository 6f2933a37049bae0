// @vitest-environment happy-dom
import { getCart } from '@uid/contract/cart';
import { afterEach, expect, test, vi } from 'vitest';

import { request } from './shell-request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function messages(): (string | null)[] {
  return Array.from(document.querySelectorAll('[popover] p'), (each) => each.textContent);
}

test('a failure is shown as a notification 8 px from the top unless its place opts out', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const quietly = { skipErrorHandler: true };
  await expect(request(getCart, { language: 'zh' }, quietly)).rejects.toThrow('None response!');
  expect(messages()).toEqual([]);
  await expect(request(getCart, { language: 'zh' })).rejects.toThrow('None response!');
  expect(messages()).toEqual(['None response! Please retry.']);
  expect(document.querySelector<HTMLElement>('[popover]')?.style.top).toBe('8px');
});
