import type { Seller } from './seller.ts';

/** Returns the seller's name and contact details, for the sheet's pairs. */
export function describeSeller({ name, phone, email }: Seller): string {
  const contact = [phone, email].filter(Boolean).join('  ');
  return [name, contact].filter(Boolean).join('\n');
}
