import { eraseDetailsAbout } from '../audit/erase-details.ts';
import { eraseConversationsOf } from '../conversations/erase-conversations.ts';
import { eraseRows } from '../erasures/erase-rows.ts';
import { forgetAnswers } from '../idempotency/erase-keys.ts';
import { eraseQueuedMessages } from '../messages/erase-messages.ts';
import { deleteNotes, blankEnquiries } from './repository.ts';

/**
 * Erases name, addresses and message of enquiries. Kind, product and day stay for statistics. The enquiries are closed,
 * because there is nobody to answer.
 */
export const eraseEnquiries = eraseRows({
  table: 'enquiries',
  kind: 'enquiry',
  async empty(handle, ids, now) {
    const numbers = await blankEnquiries(handle, ids, now);
    await eraseConversationsOf(handle, ids);
    await deleteNotes(handle, ids);
    await eraseDetailsAbout(handle, ids);
    const keys = numbers.flatMap((no) => [`enquiry:${no}`, `enquiry-confirmed:${no}`]);
    await eraseQueuedMessages(handle, keys);
    // If the sender sends the same text again, it is a new enquiry.
    await forgetAnswers(
      handle,
      'enquiry',
      numbers.map((no) => ({ no })),
    );
  },
});
