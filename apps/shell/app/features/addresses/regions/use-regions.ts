import { useEffect, useState } from 'react';

import { loadRegions } from './regions.ts';
import type { Region } from './region-tree.ts';

/** `loading`, the tree, or `missing` where it could not be fetched: then names are typed. */
export type LoadedRegions = Region[] | 'loading' | 'missing';

/** Events that say that somebody is about to fill in the form; until one the page does without the list. */
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
    // Whoever pressed something to get to the form has begun already.
    const { userActivation } = navigator as Partial<Navigator>;
    if (userActivation?.hasBeenActive) void load();
    for (const event of firstUse)
      addEventListener(event, () => void load(), { once: true, passive: true, signal });
    return () => wanted.abort();
  }, []);
  return regions;
}
