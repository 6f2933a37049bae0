import { routes } from '@uid/contract/pages';

/** The item's page, with a model of it chosen where one is named. */
export function itemPath(id: string, sku?: string): string {
  return `${routes.mall}?${new URLSearchParams({ item: id, ...(sku && { sku }) })}`;
}

/** Where to ask for more of something than the mall sells at once. */
export function quotePath(sku: string, product?: string): string {
  const query = new URLSearchParams({ topic: 'quote', ...(product && { product }), sku });
  return `${routes.support}?${query}#contact`;
}
