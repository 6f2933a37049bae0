import { company as written } from '@uid/content/company';
import type { Company } from '@uid/contract/content';

import type { Handle } from '../../database/database.ts';
import { findBody } from './contents.ts';

/** Reads brand, telephones, addresses and filings from the database, or from the code if there is no row. */
export async function readCompany(handle: Handle): Promise<Company> {
  return (await findBody(handle, 'company', 'company')) ?? written;
}
