import type { Order } from '@uid/contract/orders';

type Line = Pick<Order['lines'][number], 'delivery' | 'quantity' | 'keptBack'>;

/** Returns what an order's customer gets; if all of it was refunded before it shipped, what the customer ordered. */
export function boughtKind(lines: readonly Line[]): 'goods' | 'licences' | 'both' {
  const sold = lines.filter(({ quantity, keptBack = 0 }) => quantity > keptBack);
  const kinds = new Set((sold.length > 0 ? sold : lines).map(({ delivery }) => delivery));
  if (kinds.size > 1) return 'both';
  return kinds.has('licence') ? 'licences' : 'goods';
}
