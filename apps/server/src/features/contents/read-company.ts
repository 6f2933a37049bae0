import type { Company } from '@uid/contract/content';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findBody } from './contents.ts';

/** Brand, telephones, addresses and filings as they stand in the database. */
export async function readCompany(handle: Handle): Promise<Company> {
  const company = await findBody(handle, 'company', 'company');
  if (!company) throw new AppError('NOT_FOUND');
  return company;
}
