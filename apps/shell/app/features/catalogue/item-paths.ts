import { routes } from '@uid/contract/pages';

/** Returns the path of the item's page, with a model chosen if one is named. */
export function itemPath(id: string, sku?: string): string {
  return `${routes.mall}?${new URLSearchParams({ item: id, ...(sku && { sku }) })}`;
}

/** Returns where to ask for more pieces than the mall sells at once. */
export function quotePath(sku: string, product?: string): string {
  const query = new URLSearchParams({ topic: 'quote', ...(product && { product }), sku });
  return `${routes.support}?${query}#contact`;
}
