import { isClientError } from '@uid/contract/client-errors';
import type { OutputOf } from '@uid/contract/endpoint';
import { listNotices, markNoticesRead } from '@uid/contract/notices';
import { useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { request } from '../../../request/shell-request.ts';
import { useResource } from '../../../request/use-resource.ts';

type Notices = OutputOf<typeof listNotices>;

const quietly = { skipErrorHandler: true };

/** The account's notices, newest first, with more behind them on demand. */
export function useNotices() {
  const language = useLanguage();
  const resource = useResource(listNotices, { language });
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function attempt(change: () => Promise<Notices | undefined>): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const changed = await change();
      if (changed) resource.replace(changed);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  /** Those named, or all. */
  function markRead(ids?: string[]): Promise<void> {
    return attempt(async () => {
      const input = { language, ...(ids && { ids }) };
      const { unread } = await request(markNoticesRead, input, quietly);
      const { data } = resource;
      const isMeant = (id: string) => ids === undefined || ids.includes(id);
      return (
        data && {
          ...data,
          unread,
          notices: data.notices.map((each) => ({
            ...each,
            isRead: each.isRead || isMeant(each.id),
          })),
        }
      );
    });
  }

  function loadMore(): Promise<void> {
    return attempt(async () => {
      const { data } = resource;
      if (!data?.next) return undefined;
      const page = await request(listNotices, { language, after: data.next }, quietly);
      return { ...page, notices: [...data.notices, ...page.notices] };
    });
  }

  return { resource, isBusy, hasFailed, markRead, loadMore };
}
