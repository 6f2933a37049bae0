import type { Events, Subscriber } from '../../events.ts';
import { deleteApprovalsAbout } from './repository.ts';

/** What tells of a person goes with their account. What was done stands in the audit log. */
export const eraseApprovals: Subscriber<Events['account-deleted']> = (handle, { accountId }) =>
  deleteApprovalsAbout(handle, accountId);
