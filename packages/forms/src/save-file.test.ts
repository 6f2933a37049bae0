// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';

import { saveFile } from './save-file.ts';

test('a file stays in memory until a browser has read it, and no longer', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile('orders.csv', new Blob(['Order']));
  expect(click).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:orders');
});
