// @vitest-environment happy-dom
import { getCart } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import { refreshOnFocusWindow, successCode } from '@uid/contract/constants';
import { act, useEffect, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { totalsOf } from '../features/orders/testing/sample-lines.ts';
import { showPage } from '../features/orders/testing/show-page.tsx';
import { useResource } from './use-resource.ts';
import type { Resource } from './use-resource.ts';

const cartOf = (count: number): Cart => ({ lines: [], saved: [], count, totals: totalsOf(0, 0) });

let shown: Resource<Cart>;
function Shown() {
  const resource = useResource(getCart, { language: 'en' });
  useEffect(() => {
    shown = resource;
  });
  return null;
}

test('an answer that comes late is not put over a newer one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await promise;
    const body = { code: successCode, message: 'OK', result: cartOf(1), success: true };
    return Response.json(body);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  showPage(<Shown />);
  const reloaded = shown.reload();
  act(() => shown.replace(cartOf(3)));
  resolve();
  await act(() => reloaded);
  expect(shown.data).toEqual(cartOf(3));
});

test('a page that the browser brings back from its memory asks again at once', async () => {
  const body = { code: successCode, message: 'OK', result: cartOf(1), success: true };
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(body));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const show = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  await act(async () => void showPage(<Shown />));
  const asked = fetch.mock.calls.length;
  await show(false);
  expect(fetch).toHaveBeenCalledTimes(asked);
  await show(true);
  expect(fetch).toHaveBeenCalledTimes(asked + 1);
});

test('the window’s focus asks again after a while, and once what was shown is gone no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = { code: successCode, message: 'OK', result: cartOf(1), success: true };
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json(body));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  let leave = () => undefined as void;
  function Page() {
    const [isThere, setThere] = useState(true);
    useEffect(() => {
      leave = () => setThere(false);
    });
    return isThere && <Shown />;
  }
  const focus = () => act(async () => void dispatchEvent(new Event('focus')));
  await act(async () => void showPage(<Page />));
  const asked = fetch.mock.calls.length;
  await focus();
  expect(fetch).toHaveBeenCalledTimes(asked);
  vi.setSystemTime(Date.now() + refreshOnFocusWindow);
  await focus();
  expect(fetch).toHaveBeenCalledTimes(asked + 1);
  act(leave);
  vi.setSystemTime(Date.now() + refreshOnFocusWindow);
  await focus();
  expect(fetch).toHaveBeenCalledTimes(asked + 1);
});
