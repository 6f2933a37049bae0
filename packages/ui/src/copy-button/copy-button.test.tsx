// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { show } from '../show.ts';
import { CopyButton } from './copy-button.tsx';

const words = { copied: 'Copied', failed: 'Not allowed' };

/** Shows the button, and returns controls for the result of its clipboard write. */
function showButton() {
  let written = Promise.withResolvers<void>();
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => written.promise);
  onTestFinished(() => write.mockRestore());
  const page = show(
    <CopyButton text="KEY-1" words={words}>
      Copy the key
    </CopyButton>,
  );
  const output = page.querySelector('output');
  return {
    write,
    said: () => output?.textContent,
    press: () => {
      written = Promise.withResolvers();
      act(() => page.querySelector('button')?.click());
      return written;
    },
  };
}

test('says at each press anew that the text is on the clipboard', async () => {
  const { write, said, press } = showButton();
  for (let presses = 0; presses < 2; presses += 1) {
    const written = press();
    expect(said()).toBe('Copy the key');
    await act(async () => written.resolve());
    expect(said()).toBe('Copied');
  }
  expect(write.mock.calls).toEqual([['KEY-1'], ['KEY-1']]);
});

test('says where the browser does not allow it, until it does', async () => {
  const { said, press } = showButton();
  const refused = press();
  await act(async () => refused.reject(new Error('NotAllowedError')));
  expect(said()).toBe('Not allowed');
  const written = press();
  await act(async () => written.resolve());
  expect(said()).toBe('Copied');
});

test('says the same where there is no clipboard, as over plain HTTP', async () => {
  const { said, press } = showButton();
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  press();
  await act(async () => undefined);
  expect(said()).toBe('Not allowed');
});
