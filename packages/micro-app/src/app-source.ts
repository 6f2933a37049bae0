import type { LoadedApp } from './loader.ts';
import type { MicroAppStatus } from './protocol.ts';

export interface TimeLimits {
  /** For one lifecycle, in milliseconds; 10,000 unless told. */
  lifecycle: number;
  /** For the entry and all it names, in milliseconds; 120,000 unless told. */
  load: number;
}

/** An app of the registry: what all its mounts have in common. */
export interface AppSource {
  name: string;
  entry: string;
  limits: TimeLimits;
  /** Of its latest mount. */
  status: MicroAppStatus;
  loaded?: LoadedApp;
  /** Lasts, and never rejects, while a mount loads and bootstraps it: others wait for the outcome. */
  preparing?: Promise<void>;
  isBootstrapped?: boolean;
  /** How many mounts need its styles now. */
  styled: number;
  /** Addresses that failed: asked for past every cache the next time. */
  stale: Set<string>;
}

export function createAppSource(
  name: string,
  entry: string,
  limits?: Partial<TimeLimits>,
): AppSource {
  return {
    name,
    entry,
    limits: { lifecycle: 10_000, load: 120_000, ...limits },
    status: 'NOT_LOADED',
    styled: 0,
    stale: new Set(),
  };
}
