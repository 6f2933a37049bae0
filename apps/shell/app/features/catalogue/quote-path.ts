import { routes } from '@uid/contract/pages';

/** Where to ask for more of something than the mall sells at once. */
export function quotePath(sku: string, product?: string): string {
  const query = new URLSearchParams({ topic: 'quote', ...(product && { product }), sku });
  return `${routes.support}?${query}#contact`;
}
