import { company as written } from '@uid/content/company';
import type { Company } from '@uid/contract/content';

import type { Handle } from '../../database/database.ts';
import { findBody } from './contents.ts';

/** Brand, telephones, addresses and filings as they stand in the database; as the code has them where there is no row. */
export async function readCompany(handle: Handle): Promise<Company> {
  return (await findBody(handle, 'company', 'company')) ?? written;
}
