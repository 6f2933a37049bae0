import { isClientError } from '@uid/contract/client-errors';
import type { OutputOf } from '@uid/contract/endpoint';
import { listNotices, markNoticesRead } from '@uid/contract/notices';
import { useEffect, useRef, useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { request } from '../../../request/shell-request.ts';
import { useResource } from '../../../request/use-resource.ts';

type Notices = OutputOf<typeof listNotices>;
type Change = (shown: Notices) => Notices;

const quietly = { skipErrorHandler: true };

/** The account's notices, newest first, with older ones on demand. */
export function useNotices() {
  const language = useLanguage();
  const resource = useResource(listNotices, { language });
  const latest = useRef(resource.data);
  useEffect(() => {
    latest.current = resource.data;
  }, [resource.data]);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  /** An answer changes what is shown when it comes, because another answer may have changed that meanwhile. */
  async function attempt(ask: () => Promise<Change | undefined>): Promise<void> {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const change = await ask();
      if (change && latest.current) {
        latest.current = change(latest.current);
        resource.replace(latest.current);
      }
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  /** Marks the named notices as read, or all of them. */
  function markRead(ids?: string[]): Promise<void> {
    return attempt(async () => {
      const input = { language, ...(ids && { ids }) };
      const { unread } = await request(markNoticesRead, input, quietly);
      const isMeant = (id: string) => ids === undefined || ids.includes(id);
      return (shown) => ({
        ...shown,
        unread,
        notices: shown.notices.map((each) => ({
          ...each,
          isRead: each.isRead || isMeant(each.id),
        })),
      });
    });
  }

  function loadMore(): Promise<void> {
    return attempt(async () => {
      const after = resource.data?.next;
      if (!after) return undefined;
      const page = await request(listNotices, { language, after }, quietly);
      return ({ notices }) => ({ ...page, notices: [...notices, ...page.notices] });
    });
  }

  return { resource, isBusy, hasFailed, markRead, loadMore };
}
