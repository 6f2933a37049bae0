import type { Events, Subscriber } from '../../events.ts';
import { accountOwner } from './owner-key.ts';
import { takeLines } from './repository.ts';

export const eraseCart: Subscriber<Events['account-deleted']> = async (handle, { accountId }) => {
  await takeLines(handle, accountOwner(accountId));
};
