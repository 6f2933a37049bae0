import { once } from 'node:events';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { expect, test } from 'vitest';

import type { MountingJob } from './mount-micro-app.ts';

/** An app whose second part appears three turns of the event loop later, each of them slow, as on a busy machine. */
const slowApp = `
  const block = () => { const end = Date.now() + 100; while (Date.now() < end); };
  const turn = (next) => setTimeout(() => { block(); next(); });
  export function mount({ container }) {
    container.innerHTML = 'first';
    turn(() => turn(() => turn(() => { container.innerHTML = 'first, then second'; })));
  }
  export function unmount() {}
`;

test('what a page shows a few turns later is shown, however long these take', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'uid-mount-'));
  const lifecycles = join(folder.path, 'lifecycles.mjs');
  writeFileSync(lifecycles, slowApp);
  const workerData: MountingJob = {
    lifecycles,
    basename: '/app',
    paths: ['/app/page'],
    query: '',
    facts: undefined,
  };
  const worker = new Worker(new URL('mount-in-thread.ts', import.meta.url), { workerData });
  const [shown] = await once(worker, 'message');
  await worker.terminate();
  expect(shown).toEqual(new Map([['/app/page', 'first, then second']]));
});
