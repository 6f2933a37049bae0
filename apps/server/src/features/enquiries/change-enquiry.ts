import type { Updateable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { findStored, updateAtRevision } from './repository.ts';
import type { StoredEnquiry } from './repository.ts';

/** An enquiry at the revision that a member of staff has read. */
export interface ReadEnquiry {
  no: string;
  revision: number;
}

/**
 * Changes an open enquiry. Throws ENQUIRY_CHANGED if it has another revision by now, and ENQUIRY_CLOSED if it is
 * closed.
 */
export async function changeEnquiry(
  handle: Handle,
  { no, revision }: ReadEnquiry,
  values: Updateable<Tables['enquiries']>,
): Promise<StoredEnquiry> {
  const changed = await updateAtRevision(handle, { no, revision }, values);
  if (changed) return changed;
  const enquiry = await findStored(handle, no);
  if (!enquiry) throw new AppError('NOT_FOUND');
  throw new AppError(enquiry.state === 'closed' ? 'ENQUIRY_CLOSED' : 'ENQUIRY_CHANGED');
}
