import type { FoundCompany } from '@uid/contract/invoice-titles';

/** Who knows companies by their names. */
export interface CompanyDirectory {
  /** By a part of the name, the likeliest first. Throws COMPANIES_AWAY. */
  find: (name: string) => Promise<FoundCompany[]>;
}
