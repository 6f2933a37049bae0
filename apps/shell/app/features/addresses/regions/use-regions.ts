import { useEffect, useState } from 'react';

import { loadRegions } from './regions.ts';
import type { Region } from './region-tree.ts';

/** `loading`, the tree, or `missing` if the tree could not be fetched: then names are typed. */
export type LoadedRegions = Region[] | 'loading' | 'missing';

/** Events that show that somebody is about to fill in the form. Until one occurs, the list is not loaded. */
const firstUse = ['focusin', 'pointerdown', 'pointermove', 'scroll', 'keydown'] as const;

export function useRegions(): LoadedRegions {
  const [regions, setRegions] = useState<LoadedRegions>('loading');
  useEffect(() => {
    const wanted = new AbortController();
    const { signal } = wanted;
    const load = () =>
      loadRegions().then(
        (loaded) => signal.aborted || setRegions(loaded),
        () => signal.aborted || setRegions('missing'),
      );
    // A visitor who pressed something to reach the form is about to fill it in, too.
    const { userActivation } = navigator as Partial<Navigator>;
    if (userActivation?.hasBeenActive) void load();
    for (const event of firstUse)
      addEventListener(event, () => void load(), { once: true, passive: true, signal });
    return () => wanted.abort();
  }, []);
  return regions;
}
