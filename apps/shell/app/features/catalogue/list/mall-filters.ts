import type { InputOf } from '@uid/contract/endpoint';
import type { listItems } from '@uid/contract/catalogue';
import { routes } from '@uid/contract/pages';

import { readQuery } from '../../../load-page.ts';

/** The parameters by which the mall's address describes its list. */
export const filterNames = [
  'q',
  'group',
  'form',
  'price',
  'delivery',
  'inStock',
  'product',
  'sort',
  'page',
  'view',
] as const;

type FilterName = (typeof filterNames)[number];
export type MallFilters = Partial<Record<FilterName, string>>;

/** The filters that leave items out: each one that is set is shown above the list. */
export const narrowing = [
  'q',
  'product',
  'group',
  'form',
  'price',
  'delivery',
  'inStock',
] as const satisfies FilterName[];

export const views = ['cards', 'list'] as const;

export function readFilters(query: URLSearchParams): MallFilters {
  return readQuery(query, filterNames);
}

/** The endpoint validates the filters itself: an address with an unknown value is not found. */
export function toListInput({ view: _view, ...filters }: MallFilters) {
  return filters as Omit<InputOf<typeof listItems>, 'language'>;
}

/**
 * Returns the mall's path with these filters. A change of anything but the page and the view starts at the first page.
 */
export function mallPath(filters: MallFilters, change: MallFilters = {}): string {
  const keepsPage = 'page' in change || 'view' in change;
  const kept = keepsPage ? filters : { ...filters, page: undefined };
  const entries = Object.entries({ ...kept, ...change }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  const query = new URLSearchParams(entries);
  return query.size > 0 ? `${routes.mall}?${query}` : routes.mall;
}

/** Returns the mall's path with the same view and order, and without filters. */
export function clearedPath({ sort, view }: MallFilters): string {
  return mallPath({}, { ...(sort && { sort }), ...(view && { view }) });
}
