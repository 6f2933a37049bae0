import type { ServiceHours } from '@uid/contract/content';

import type { Handle } from '../../database/database.ts';
import { findBody } from '../contents/contents.ts';

/** When somebody is there to answer, as the company has published it; undefined where it says nothing of it. */
export async function readServiceHours(handle: Handle): Promise<ServiceHours | undefined> {
  const company = await findBody(handle, 'company', 'company');
  return company?.serviceHours;
}
