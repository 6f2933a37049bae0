import type { Events, Subscriber } from '../../events.ts';
import { reopen } from './repository.ts';

/** A sender who answers our answer has an open question again. */
export const reopenEnquiry: Subscriber<Events['customer-wrote']> = async (
  handle,
  { conversationId, kind },
) => {
  if (kind === 'enquiry') await reopen(handle, conversationId);
};
