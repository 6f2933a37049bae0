import type { Parameters } from '../routing/use-address.ts';

/**
 * Parameters that a view does not keep: the page, the open row and the chosen orders. A view begins at its first
 * page.
 */
const passing = new Set(['after', 'open', 'orders']);

/**
 * Returns the part of an address that makes a view: filters, search and columns, sorted so that equal views have
 * equal texts.
 */
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
