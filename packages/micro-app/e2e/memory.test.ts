import type { CDPSession } from '@playwright/test';
import { describe, expect, it } from 'vitest';

import { useStage } from './stage.ts';

const stage = useStage(['--js-flags=--expose-gc']);

const guest = `
  export function mount({ container, signal }) {
    for (let row = 0; row < 50; row++) container.append(document.createElement('p'));
    addEventListener('resize', () => container, { signal });
  }
  export function unmount({ container }) { container.replaceChildren(); }`;

interface Usage {
  heap: number;
  nodes: number;
  listeners: number;
}

async function usage(session: CDPSession): Promise<Usage> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

async function cycles(count: number, weight: number) {
  await stage.page.evaluate(
    async ({ rounds, size }) => {
      const container = document.querySelector('#container')!;
      window.shell.apps ??= window.shell.create({
        registry: { guest: { entry: '/child/guest/' } },
        hooks: {},
      });
      for (let round = 0; round < rounds; round++) {
        const heavy = size ? Array.from({ length: size / 8 }, () => Math.random()) : [];
        const app = window.shell.apps.mount<{ heavy: number[] }>('guest', container, {
          ...window.shell.props,
          heavy,
        });
        await app.settled;
        await app.unmount();
      }
    },
    { rounds: count, size: weight },
  );
}

describe('B10: what 100 mounts leave behind', () => {
  it('B10: no element, no listener, and at most 0.5 KB of heap a cycle', async () => {
    stage.site.child('guest', { module: guest });
    const session = await stage.page.context().newCDPSession(stage.page);
    await cycles(100, 0);
    const before = await usage(session);
    await cycles(100, 0);
    const after = await usage(session);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
    expect((after.heap - before.heap) / 100).toBeLessThanOrEqual(512);
  });

  it('B10: at most 0.05 MB in all when each mount gets 1 MB of props', async () => {
    stage.site.child('guest', { module: guest });
    const session = await stage.page.context().newCDPSession(stage.page);
    await cycles(10, 1_000_000);
    const before = await usage(session);
    await cycles(100, 1_000_000);
    const after = await usage(session);
    expect(after.heap - before.heap).toBeLessThanOrEqual(0.05 * 1024 * 1024);
  });
});
