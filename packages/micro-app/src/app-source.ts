import type { LoadedApp } from './loader.ts';
import type { MicroAppStatus } from './protocol.ts';

export interface TimeLimits {
  /** Milliseconds for one lifecycle; default 10,000. */
  lifecycle: number;
  /** Milliseconds for the entry and all files that it names; default 120,000. */
  load: number;
}

/** An app of the registry: the state that all its mounts share. */
export interface AppSource {
  name: string;
  entry: string;
  limits: TimeLimits;
  /** The app's latest mount, whose status is also the app's status. */
  latest?: { readonly status: MicroAppStatus };
  loaded?: LoadedApp;
  /** Pending while a mount loads and bootstraps the app; never rejects. Other mounts of the app wait for it. */
  preparing?: Promise<void>;
  isBootstrapped?: boolean;
  /** Number of mounts that currently need the app's styles. */
  styleUsers: number;
  /** Addresses that failed: the next attempt fetches them without using any cache. */
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
