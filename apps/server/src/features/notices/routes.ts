import * as contract from '@uid/contract/notices';
import type { Notice } from '@uid/contract/notices';
import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { noticeWords } from './notice-words.ts';
import { listNoticesOf } from './read-notices.ts';
import { countUnread, markRead } from './repository.ts';
import type { StoredNotice } from './read-notices.ts';

export function serveNotices(serve: Serve, { database, now }: ServerContext): void {
  const { handle } = database;

  serve(contract.listNotices, async ({ language, after }, caller) => {
    const { accountId } = caller.session;
    const { notices, hasMore } = await listNoticesOf(handle, accountId, { after });
    return {
      notices: notices.map((each) => presentNotice(each, language)),
      unread: await countUnread(handle, accountId),
      ...(hasMore && { next: notices.at(-1)?.id }),
    };
  });

  serve(contract.markNoticesRead, async ({ ids }, caller) => {
    const { accountId } = caller.session;
    await markRead(handle, accountId, { ids, now: now() });
    return { unread: await countUnread(handle, accountId) };
  });
}

function presentNotice(stored: StoredNotice, language: Language): Notice {
  const { id, kind, no, createdAt, readAt } = stored;
  return { id, kind, no, at: createdAt, isRead: readAt !== null, ...noticeWords(stored, language) };
}
