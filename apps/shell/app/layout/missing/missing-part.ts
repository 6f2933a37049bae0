import { routes } from '@uid/contract/pages';

import { resemblance } from './resemblance.ts';

/** The sections of the site that contain many things. */
export const listParts = ['products', 'solutions', 'mall', 'cases', 'news'] as const;
export type ListPart = (typeof listParts)[number];

/** Returns the section that an address without language prefix means, even if it is misspelt. */
export function missingPart(path: string): ListPart | undefined {
  const first = path.split('/').find(Boolean) ?? '';
  const [best] = listParts
    .map((part) => ({ part, likeness: resemblance(first, routes[part]) }))
    .toSorted((left, right) => right.likeness - left.likeness);
  return best && best.likeness >= 0.5 ? best.part : undefined;
}

/** Returns what the address names in its section: `/mall?item=x` and `/product/x` → `x`. */
export function missingName(path: string, search: string): string {
  const query = new URLSearchParams(search);
  const named = query.get('item') ?? query.get('id');
  if (named !== null || ownPaths.has(path)) return named ?? '';
  return decode(path.split('/').filter(Boolean).slice(1).join(' '));
}

const ownPaths = new Set<string>(Object.values(routes));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
