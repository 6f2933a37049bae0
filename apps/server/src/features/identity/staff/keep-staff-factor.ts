import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { findStaffFactor } from './repository.ts';

/** Throws STAFF_FACTOR if the rights of a member of staff depend on this factor. */
export async function keepStaffFactor(
  handle: Handle,
  { accountId, factor }: { accountId: string; factor: string },
): Promise<void> {
  if ((await findStaffFactor(handle, accountId)) === factor) throw new AppError('STAFF_FACTOR');
}
