import type { Updateable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { findStored, updateAtRevision } from './repository.ts';
import type { StoredEnquiry } from './repository.ts';

/** An enquiry as somebody of the staff has read it. */
export interface ReadEnquiry {
  no: string;
  revision: number;
}

/** Changes an open enquiry as it was read. Throws ENQUIRY_CHANGED where somebody else was first, ENQUIRY_CLOSED once it is closed. */
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
