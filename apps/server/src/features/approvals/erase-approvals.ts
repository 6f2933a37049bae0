import type { Events, Subscriber } from '../../events.ts';
import { deleteApprovalsAbout } from './repository.ts';

/** Deletes requests that tell of a person together with the account. The audit log still says what was done. */
export const eraseApprovals: Subscriber<Events['account-deleted']> = (handle, { accountId }) =>
  deleteApprovalsAbout(handle, accountId);
