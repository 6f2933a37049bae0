import { eraseDetailsAbout } from '../audit/erase-details.ts';
import { eraseRows } from '../erasures/erase-rows.ts';
import { eraseQueuedMessages } from '../messages/erase-messages.ts';
import { mailKeys } from './mail-keys.ts';
import { emptyQuotes } from './repository.ts';

/** Erases to whom quotes were made. An order made from a quote has its own copies. */
export const eraseQuotes = eraseRows({
  table: 'quotes',
  kind: 'quote',
  async empty(handle, ids, now) {
    await emptyQuotes(handle, ids, now);
    await eraseDetailsAbout(handle, ids);
    const keys = ids.flatMap((id) => Object.values(mailKeys).map((keyOf) => keyOf(id)));
    await eraseQueuedMessages(handle, keys);
  },
});
