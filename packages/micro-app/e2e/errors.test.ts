import { describe, expect, it } from 'vitest';

import { useStage } from './stage.ts';

const stage = useStage();

const guest = `
  export function mount({ container, fail }) {
    globalThis.fail = (kind) => {
      if (kind === 'throw') setTimeout(() => { throw new Error('child') });
      if (kind === 'plain') setTimeout(() => { throw 'child' });
      if (kind === 'reject') Promise.reject(new Error('child'));
      if (kind === 'chunk') import('./missing.js');
      if (kind === 'shell') setTimeout(() => globalThis.shell.fail());
      if (kind === 'caught') { try { throw new Error('child') } catch {} }
    };
    container.append('here');
  }
  export function unmount() {}`;

async function failWith(kind: string) {
  return stage.page.evaluate(async (which) => {
    const app = window.shell.start('guest');
    await app.settled;
    if (which.startsWith('unmounted')) await app.unmount();
    const told = window.shell.nextUncaught();
    if (which === 'own') setTimeout(() => window.shell.fail());
    if (which === 'own rejection') void Promise.resolve().then(() => window.shell.fail());
    const late: Record<string, string> = { unmounted: 'throw', 'unmounted, rejection': 'reject' };
    Reflect.get(window, 'fail')(late[which] ?? which);
    // A caught error reaches no listener.
    if (which !== 'caught') await told;
    const { error, status } = app;
    return {
      errors: window.shell.log.filter((line) => line.startsWith('error')),
      code: error?.code,
      cause: String(error?.cause),
      status,
      text: document.querySelector('#container')!.textContent,
    };
  }, kind);
}

describe('B13: errors after mounting', () => {
  it.each([
    ['throw', 'Error: child', []],
    ['plain', 'child', []],
    ['reject', 'Error: child', ['Error: child']],
  ])('B13: a child that fails by %s reaches onError with its name', async (kind, cause, seen) => {
    stage.expect(...seen);
    stage.site.child('guest', { module: guest });
    expect(await failWith(kind)).toEqual({
      errors: ['error RUNTIME_ERROR guest'],
      code: 'RUNTIME_ERROR',
      cause,
      status: 'MOUNTED',
      text: 'here',
    });
  });

  it('B13: a lazy chunk of the child that is missing is its error', async () => {
    const url = `${stage.site.origin}/child/guest/assets/missing.js`;
    stage.expect(`TypeError: Failed to fetch dynamically imported module: ${url}`);
    stage.site.child('guest', { module: guest });
    expect((await failWith('chunk')).errors).toEqual(['error RUNTIME_ERROR guest']);
  });

  it.each(['own', 'own rejection', 'shell', 'caught', 'unmounted', 'unmounted, rejection'])(
    'B13: nothing is said of the child when it is not its error: %s',
    async (kind) => {
      if (kind === 'own rejection') stage.expect('Error: shell');
      if (kind === 'unmounted, rejection') stage.expect('Error: child');
      stage.site.child('guest', { module: guest });
      expect(await failWith(kind)).toMatchObject({ errors: [], code: undefined });
    },
  );

  it('B13: retry after such an error mounts anew', async () => {
    stage.site.child('guest', { module: guest });
    await failWith('throw');
    const found = await stage.page.evaluate(async () => {
      const app = window.shell.app!;
      await app.retry();
      return {
        status: app.status,
        code: app.error?.code,
        text: document.querySelector('#container')!.textContent,
      };
    });
    expect(found).toEqual({ status: 'MOUNTED', code: undefined, text: 'here' });
  });

  it('B13: nothing is wrong any more once the child has left', async () => {
    stage.site.child('guest', { module: guest });
    await failWith('throw');
    const found = await stage.page.evaluate(async () => {
      await window.shell.app!.unmount();
      return { status: window.shell.app!.status, code: window.shell.app!.error?.code };
    });
    expect(found).toEqual({ status: 'NOT_MOUNTED', code: undefined });
  });

  it('B13: capture can be left out', async () => {
    stage.site.child('guest', { module: guest });
    const errors = await stage.page.evaluate(async () => {
      await window.shell.start('guest', { captureErrors: false }).settled;
      const told = window.shell.nextUncaught();
      Reflect.get(window, 'fail')('throw');
      await told;
      return window.shell.log.filter((line) => line.startsWith('error'));
    });
    expect(errors).toEqual([]);
  });
});
