import type { FoundCompany } from '@uid/contract/invoice-titles';

/** A service that finds companies by their names. */
export interface CompanyDirectory {
  /** Finds companies by a part of the name, the likeliest first. Throws COMPANIES_AWAY. */
  find: (name: string) => Promise<FoundCompany[]>;
}
