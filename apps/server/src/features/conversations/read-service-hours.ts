import type { ServiceHours } from '@uid/contract/content';

import type { Handle } from '../../database/database.ts';
import { findBody } from '../contents/contents.ts';

/** Returns the hours in which staff answer, as the company has published them; undefined if it has published none. */
export async function readServiceHours(handle: Handle): Promise<ServiceHours | undefined> {
  const company = await findBody(handle, 'company', 'company');
  return company?.serviceHours;
}
