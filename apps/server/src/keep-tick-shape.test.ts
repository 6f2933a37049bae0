import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { keepTickShape } from './keep-tick-shape.ts';

vi.mock(import('node:async_hooks'), async (importOriginal) => {
  const real = await importOriginal();
  return { ...real, executionAsyncResource: vi.fn<() => object>(real.executionAsyncResource) };
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('I1: one object of process.nextTick outlives a full collection', async () => {
  keepTickShape();
  const ticks: WeakRef<object>[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  process.nextTick(() => {
    for (const { value } of vi.mocked(executionAsyncResource).mock.results)
      ticks.push(new WeakRef(value as object));
    vi.mocked(executionAsyncResource).mockReset();
    resolve();
  });
  await promise;
  // A target that `WeakRef.deref` has returned stays alive until the next turn of the event loop.
  await new Promise(setImmediate);
  collect();
  expect(ticks.map((tick) => tick.deref() && 'kept')).toEqual(['kept']);
});
