import type { CartLine } from '@uid/contract/cart';

export function lineName({ name, variantName }: Pick<CartLine, 'name' | 'variantName'>): string {
  return `${name} ${variantName}`;
}
