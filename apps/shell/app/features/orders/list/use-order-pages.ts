import { isClientError } from '@uid/contract/client-errors';
import type { InputOf } from '@uid/contract/endpoint';
import { listOrders } from '@uid/contract/orders';
import { useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { request } from '../../../request/shell-request.ts';
import { useResource } from '../../../request/use-resource.ts';
import { joinPages } from './order-pages.ts';
import type { LaterPage } from './order-pages.ts';

export type OrderQuery = Omit<InputOf<typeof listOrders>, 'language' | 'after'>;

/** Orders, newest first: the first page, kept fresh, and later pages on demand. */
export function useOrderPages(query: OrderQuery) {
  const language = useLanguage();
  const resource = useResource(listOrders, { language, ...query });
  const [later, setLater] = useState<LaterPage[]>([]);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [hasMoreFailed, setHasMoreFailed] = useState(false);
  const list = resource.data && joinPages(resource.data, later);

  async function loadMore(): Promise<void> {
    const after = list?.next;
    if (!after || isLoadingMore) return;
    setIsLoadingMore(true);
    setHasMoreFailed(false);
    try {
      const options = { skipErrorHandler: true };
      const page = await request(listOrders, { language, ...query, after }, options);
      setLater((before) => [...before.filter((each) => each.after !== after), { after, page }]);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setHasMoreFailed(true);
    } finally {
      setIsLoadingMore(false);
    }
  }

  return { resource, list, loadMore, isLoadingMore, hasMoreFailed };
}
