import type { LoadedApp } from './loader.ts';
import type { MicroAppStatus } from './protocol.ts';

export interface TimeLimits {
  /** For one lifecycle, in milliseconds; default 10,000. */
  lifecycle: number;
  /** For the entry and all it names, in milliseconds; default 120,000. */
  load: number;
}

/** An app of the registry: what all its mounts have in common. */
export interface AppSource {
  name: string;
  entry: string;
  limits: TimeLimits;
  /** Its latest mount, whose status is that of the app. */
  latest?: { readonly status: MicroAppStatus };
  loaded?: LoadedApp;
  /** Pending while a mount loads and bootstraps the app; never rejects. Other mounts wait for it. */
  preparing?: Promise<void>;
  isBootstrapped?: boolean;
  /** How many mounts need its styles now. */
  styleUsers: number;
  /** Addresses that failed: the next attempt fetches them past every cache. */
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
    styleUsers: 0,
    stale: new Set(),
  };
}
