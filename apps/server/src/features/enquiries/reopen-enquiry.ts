import type { Events, Subscriber } from '../../events.ts';
import { reopen } from './repository.ts';

/** Reopens an enquiry when its sender writes again, since the question is open again. */
export const reopenEnquiry: Subscriber<Events['customer-wrote']> = async (
  handle,
  { conversationId, kind },
) => {
  if (kind === 'enquiry') await reopen(handle, conversationId);
};
