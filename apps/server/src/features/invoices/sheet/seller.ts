import type { Company } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';

/** Who sells, as documents name them. */
export interface Seller {
  name: string;
  email: string;
  phone: string;
}

export function sellerOf(company: Company | undefined, language: Language): Seller {
  return {
    name: company?.legalName[language] ?? '',
    email: company?.email ?? '',
    phone: company?.phones[0]?.number ?? '',
  };
}

/** Name and how to reach them, for the sheet's pairs. */
export function describeSeller({ name, phone, email }: Seller): string {
  const contact = [phone, email].filter(Boolean).join('  ');
  return [name, contact].filter(Boolean).join('\n');
}
