import type { Company } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';

/** The seller, as documents name it. */
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
