// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { press, showPage } from '../testing/show-page.tsx';
import { CopyButton } from './copy-button.tsx';

test('says at each press anew that the text is on the clipboard', async () => {
  let written = Promise.withResolvers<void>();
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => written.promise);
  onTestFinished(() => write.mockRestore());
  const page = showPage(<CopyButton text="KEY-1" word="复制授权码" />, '/order');
  const said = () => page.querySelector('output')?.textContent;
  for (let presses = 0; presses < 2; presses += 1) {
    written = Promise.withResolvers();
    press(page.querySelector('button'));
    expect(said()).toBe('复制授权码');
    await act(async () => written.resolve());
    expect(said()).toBe('已复制');
  }
  expect(write.mock.calls).toEqual([['KEY-1'], ['KEY-1']]);
});
