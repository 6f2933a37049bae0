// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';

import { copyWordMarkers } from '../app/layout/copy/copy-words.ts';
import { copyOnPress } from './copy-on-press.ts';

const { copied, failed } = copyWordMarkers;

/** Opens a page with a copy button, and a clipboard that accepts nothing until the test says so. */
function openButton() {
  document.body.innerHTML = `<button ${copied}="Copied" ${failed}="Forbidden">Copy</button>`;
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    write.mockRestore();
  });
  const button = document.querySelector('button')!;
  copyOnPress(button, () => 'a text');
  return { button, write };
}

test('says for a while that the text is on the clipboard, from the last press', async () => {
  const { button, write } = openButton();
  write.mockResolvedValue();
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Copied'));
  vi.advanceTimersByTime(3000);
  button.click();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await Promise.resolve();
  vi.advanceTimersByTime(3000);
  expect(button.textContent).toBe('Copied');
  vi.advanceTimersByTime(1000);
  expect(button.textContent).toBe('Copy');
  expect(write.mock.calls).toEqual([['a text'], ['a text']]);
});

test('says where the browser does not allow it, and tries again', async () => {
  const { button, write } = openButton();
  write.mockRejectedValueOnce(new Error('NotAllowedError'));
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Forbidden'));
  write.mockResolvedValue();
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Copied'));
});
