import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { changeEnquiry } from './change-enquiry.ts';
import type { ReadEnquiry } from './change-enquiry.ts';
import { readAssignable } from './read-staff.ts';
import { findStored } from './repository.ts';
import type { StoredEnquiry } from './repository.ts';

/**
 * Assigns an enquiry to a member of staff who may answer it, or to nobody. An unanswered enquiry is in progress while
 * it is assigned.
 */
export async function assignEnquiry(
  handle: Handle,
  { assignee, ...read }: ReadEnquiry & { assignee: string | undefined },
): Promise<StoredEnquiry> {
  if (assignee !== undefined) {
    const assignable = await readAssignable(handle);
    if (!assignable.some(({ id }) => id === assignee)) throw new AppError('NOT_ASSIGNABLE');
  }
  const { firstAnsweredAt = null } = (await findStored(handle, read.no)) ?? {};
  const waiting = assignee === undefined ? ('open' as const) : ('in-progress' as const);
  return changeEnquiry(handle, read, {
    assigneeId: assignee ?? null,
    ...(firstAnsweredAt === null && { state: waiting }),
  });
}
