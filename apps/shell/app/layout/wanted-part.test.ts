// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { wantedPart } from './wanted-part.ts';

function watched(html: string): { around: HTMLElement; onWanted: () => void } {
  const around = document.createElement('div');
  around.innerHTML = html;
  const { watch, wanted } = wantedPart();
  const onWanted = vi.fn<() => void>();
  void wanted.then(onWanted);
  watch(around);
  return { around, onWanted };
}

const part = '<details><summary>List</summary><input></details>';

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'a closed part is wanted at %s, and not before',
  async (act) => {
    const { around, onWanted } = watched(part);
    await Promise.resolve();
    expect(onWanted).not.toHaveBeenCalled();
    around.querySelector('summary')?.dispatchEvent(new Event(act, { bubbles: true }));
    await Promise.resolve();
    expect(onWanted).toHaveBeenCalled();
  },
);

test('a part that the browser opens by itself, for what was searched in it, is wanted', async () => {
  const { around, onWanted } = watched(part);
  around.querySelector('details')?.dispatchEvent(new Event('toggle'));
  await Promise.resolve();
  expect(onWanted).toHaveBeenCalled();
});

test.each(['<details open></details>', ''])(
  'a part that is open, or missing, is wanted at once: %s',
  async (html) => {
    const { onWanted } = watched(html);
    await Promise.resolve();
    expect(onWanted).toHaveBeenCalled();
  },
);
