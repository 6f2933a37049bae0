import type { AppSource } from './app-source.ts';
import type { Mount } from './host.ts';
import { setStatus } from './host.ts';
import { callLifecycle } from './lifecycle-call.ts';
import { loadMicroApp } from './loader.ts';
import { protocolVersion } from './protocol.ts';
import { within } from './within.ts';

/** Loads and bootstraps an app for its first mount; a second mount that starts meanwhile waits for the first. */
export async function prepare(mount: Mount, source: AppSource): Promise<void> {
  const { signal } = mount.attempt;
  if (!source.isBootstrapped) setStatus(mount, 'LOADING_SOURCE_CODE');
  while (source.preparing) await source.preparing;
  signal.throwIfAborted();
  if (!source.isBootstrapped) {
    const { promise, resolve } = Promise.withResolvers<void>();
    source.preparing = promise;
    try {
      source.loaded ??= await within(loadMicroApp(source, signal), source.limits.load);
      setStatus(mount, 'BOOTSTRAPPING');
      await bootstrap(source);
    } finally {
      source.preparing = undefined;
      resolve();
    }
    signal.throwIfAborted();
  }
  setStatus(mount, 'NOT_MOUNTED');
}

async function bootstrap(source: AppSource): Promise<void> {
  const { name } = source;
  const error = await callLifecycle(source, 'bootstrap', {
    call: (child) => child.bootstrap?.({ version: protocolVersion, name }),
  });
  if (error) throw error;
  source.isBootstrapped = true;
}
