import type { Parameters } from '../routing/use-address.ts';

/** Of the page, the row that is open and the orders that are chosen: a view begins at its first page. */
const passing = new Set(['after', 'open', 'orders']);

/** What of an address makes a view: filters, search and columns, in one order, so that two alike are equal. */
export function searchOf(query: Parameters): string {
  const kept = Object.entries(query)
    .filter(([name, value]) => value && !passing.has(name))
    .map(([name, value = '']) => [name, value]);
  const search = new URLSearchParams(kept);
  search.sort();
  return search.toString();
}

export function parametersOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
