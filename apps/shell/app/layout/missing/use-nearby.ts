import { productPath, solutionPath } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { useRouteLoaderData } from 'react-router';

import type { RootData } from '../../root.tsx';
import { usePageLocation } from '../page-location.ts';
import { missingName, missingPart } from './missing-part.ts';
import type { ListPart } from './missing-part.ts';
import { nearbyOf } from './nearby.ts';
import type { Nearby, Offer } from './nearby.ts';

/** Returns the section that the visitor meant, and what it offers; products and solutions are known on every page. */
export function useNearby(loaded?: Nearby | null): Nearby & { part?: ListPart } {
  const { pathname, search } = usePageLocation();
  const root = useRouteLoaderData<RootData>('root');
  const { path } = splitLanguage(pathname);
  const part = missingPart(path);
  const nearby = loaded ?? nearbyOf(missingName(path, search), offersIn(part, root));
  return { ...nearby, ...(part && { part }) };
}

function offersIn(part: ListPart | undefined, root: RootData | undefined): Offer[] {
  if (part === 'products') return root?.products.map(productOffer) ?? [];
  if (part === 'solutions') return root?.solutions.map(solutionOffer) ?? [];
  return [];
}

function productOffer({ slug, group, name, job }: RootData['products'][number]): Offer {
  return { name: slug, family: group, path: productPath(slug), title: name, text: job };
}

function solutionOffer({ slug, name, job }: RootData['solutions'][number]): Offer {
  return { name: slug, family: 'solution', path: solutionPath(slug), title: name, text: job };
}
