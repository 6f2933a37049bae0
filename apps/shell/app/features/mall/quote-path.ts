import { routes } from '@uid/contract/routes';

/** Where to ask for more of something than the mall sells at once. */
export function quotePath(sku: string): string {
  return `${routes.support}?topic=quote&sku=${encodeURIComponent(sku)}#contact`;
}
