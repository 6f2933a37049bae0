import type { CartLine } from '@uid/contract/cart';

export function lineName({ name, variantName }: CartLine): string {
  return `${name} ${variantName}`;
}
