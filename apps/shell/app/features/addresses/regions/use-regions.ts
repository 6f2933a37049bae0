import { useEffect, useState } from 'react';

import { loadRegions } from './regions.ts';
import type { Region } from './regions.ts';

/** `loading`, the tree, or `missing` where it could not be fetched: then names are typed. */
export type LoadedRegions = Region[] | 'loading' | 'missing';

export function useRegions(): LoadedRegions {
  const [regions, setRegions] = useState<LoadedRegions>('loading');
  useEffect(() => {
    let isWanted = true;
    loadRegions().then(
      (loaded) => isWanted && setRegions(loaded),
      () => isWanted && setRegions('missing'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return regions;
}
