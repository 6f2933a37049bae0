import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { findStaffFactor } from './repository.ts';

/** Refuses to remove what somebody's rights as staff rest on. */
export async function keepStaffFactor(
  handle: Handle,
  { accountId, factor }: { accountId: string; factor: string },
): Promise<void> {
  if ((await findStaffFactor(handle, accountId)) === factor) throw new AppError('STAFF_FACTOR');
}
