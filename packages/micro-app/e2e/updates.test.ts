import { describe, expect, it } from 'vitest';

import { useStage } from './stage.ts';

const stage = useStage();

describe('updates of a child that is busy with one', () => {
  it('come one after the other, and those that were overtaken not at all', async () => {
    stage.site.child('guest', {
      module: `globalThis.calls = [];
        export function mount() {}
        export async function update({ theme }) {
          calls.push('from ' + theme);
          await new Promise((resolve) => { globalThis.finish = resolve });
          calls.push('to ' + theme);
        }
        export function unmount() {}`,
    });
    const calls = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.settled;
      const updates = [app.update({ theme: 'dark' })];
      while (!Reflect.get(window, 'finish')) await new Promise(requestAnimationFrame);
      updates.push(app.update({ theme: 'dim' }), app.update({ theme: 'light' }));
      const all = Promise.all(updates).then(() => 'all');
      while ((await Promise.race([all, new Promise(requestAnimationFrame)])) !== 'all')
        Reflect.get(window, 'finish')();
      return Reflect.get(window, 'calls');
    });
    expect(calls).toEqual(['from dark', 'to dark', 'from light', 'to light']);
  });

  it('one that fails because the child leaves is no error', async () => {
    stage.site.child('guest', {
      module: `export function mount() {}
        export function update({ signal }) {
          return new Promise((_, reject) => signal.addEventListener('abort', reject));
        }
        export function unmount() {}`,
    });
    const errors = await stage.page.evaluate(async () => {
      const app = window.shell.start('guest');
      await app.settled;
      const updated = app.update({ theme: 'dark' });
      // The child has its newest props and their signal after this frame.
      await new Promise(requestAnimationFrame);
      await Promise.all([app.unmount(), updated]);
      return window.shell.log.filter((line) => line.startsWith('error'));
    });
    expect(errors).toEqual([]);
  });
});

it('a child that was given its newest props when it mounted is not updated with them', async () => {
  stage.site.child('guest', {
    module: `globalThis.calls = [];
      export function mount({ theme }) { calls.push('mount ' + theme); }
      export function update({ theme }) { calls.push('update ' + theme); }
      export function unmount() {}`,
  });
  const calls = await stage.page.evaluate(async () => {
    const app = window.shell.start('guest');
    await app.update({ theme: 'dark' });
    await app.settled;
    await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'calls');
  });
  expect(calls).toEqual(['mount dark']);
});
