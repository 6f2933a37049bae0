import type { Events, Subscriber } from '../../events.ts';
import { deleteListsOf } from './repository.ts';

export const eraseReorderLists: Subscriber<Events['account-deleted']> = (handle, { accountId }) =>
  deleteListsOf(handle, accountId);
