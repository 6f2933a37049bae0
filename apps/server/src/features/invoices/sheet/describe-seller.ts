import type { Seller } from './seller.ts';

/** Name and how to reach them, for the sheet's pairs. */
export function describeSeller({ name, phone, email }: Seller): string {
  const contact = [phone, email].filter(Boolean).join('  ');
  return [name, contact].filter(Boolean).join('\n');
}
