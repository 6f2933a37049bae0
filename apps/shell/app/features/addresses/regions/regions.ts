import type { Region } from './region-tree.ts';

export function partsOf(regions: readonly Region[], name: string): Region[] {
  return regions.find((each) => each.name === name)?.parts ?? [];
}

let loading: Promise<Region[]> | undefined;

/** Fetches the list when an address form first needs it, and keeps it; after a failure the next call tries again. */
export function loadRegions(): Promise<Region[]> {
  loading ??= import('./region-tree.ts').then(({ regionTree }) => regionTree);
  return loading.catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
}
