import type { LoadedApp } from './loader.ts';
import { loadMicroApp } from './loader.ts';
import { callLifecycle } from './lifecycle-call.ts';
import { asMicroAppError, protocolVersion } from './protocol.ts';
import { within } from './within.ts';

export interface TimeLimits {
  /** For one lifecycle, in milliseconds. */
  lifecycle: number;
  /** For the entry and all it names, in milliseconds. */
  load: number;
}

/** An app of the registry: what all its mounts have in common. */
export interface AppSource {
  name: string;
  entry: string;
  loaded: LoadedApp | undefined;
  loading: SharedLoad | undefined;
  bootstrapping: Promise<void> | undefined;
  isBootstrapped: boolean;
  /** How many mounts need its styles now. */
  styled: number;
  stale: Set<string>;
}

interface SharedLoad {
  result: Promise<LoadedApp>;
  controller: AbortController;
  waiting: number;
}

export function createAppSource(name: string, entry: string): AppSource {
  return {
    name,
    entry,
    loaded: undefined,
    loading: undefined,
    bootstrapping: undefined,
    isBootstrapped: false,
    styled: 0,
    stale: new Set(),
  };
}

/** Mounts of one app share one load; it is aborted when the last of them has left. */
export async function loadSource(
  source: AppSource,
  signal: AbortSignal,
  limits: TimeLimits,
): Promise<LoadedApp> {
  if (source.loaded) return source.loaded;
  const shared = (source.loading ??= beginLoad(source, limits));
  shared.waiting++;
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      if (--shared.waiting === 0) {
        shared.controller.abort();
        if (source.loading === shared) source.loading = undefined;
      }
      reject(signal.reason);
    };
    signal.addEventListener('abort', handleAbort);
    shared.result
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', handleAbort));
  });
}

function beginLoad(source: AppSource, limits: TimeLimits): SharedLoad {
  const controller = new AbortController();
  const shared: SharedLoad = { result: finishLoad(), controller, waiting: 0 };
  return shared;

  async function finishLoad(): Promise<LoadedApp> {
    const { name, entry, stale } = source;
    try {
      const work = loadMicroApp({ name, entry, stale, signal: controller.signal });
      const loaded = await within(work, limits.load);
      source.stale.clear();
      return (source.loaded = loaded);
    } catch (cause) {
      controller.abort();
      throw asMicroAppError(cause, 'TIMEOUT', name);
    } finally {
      if (source.loading === shared) source.loading = undefined;
    }
  }
}

/** Runs the child's bootstrap once, whatever the number of mounts; a failed one may run again. */
export function bootstrapSource(source: AppSource, limits: TimeLimits): Promise<void> {
  const { name, loaded } = source;
  return (source.bootstrapping ??= callLifecycle(
    'bootstrap',
    () => loaded!.lifecycles.bootstrap?.({ version: protocolVersion, name }),
    { name, limit: limits.lifecycle },
  ).then(
    () => void (source.isBootstrapped = true),
    (error) => {
      source.bootstrapping = undefined;
      throw error;
    },
  ));
}
