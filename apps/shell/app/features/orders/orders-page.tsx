import { orderStates } from '@uid/contract/orders';
import { routes, splitLanguage } from '@uid/contract/routes';
import { useSearchParams } from 'react-router';
import type { MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import type { RouteHandle } from '../../root.tsx';
import { OrderDetail } from './detail/order-detail.tsx';
import { OrderSearch } from './list/order-filters.tsx';
import { listTexts } from './list/list-texts.ts';
import { OrderList } from './list/order-list.tsx';
import { PrivatePage } from './parts/private-page.tsx';

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, listTexts[splitLanguage(args.location.pathname).language]);
}

/** All orders by state; `?no=` opens one. */
export default function OrdersPage() {
  const texts = listTexts[useLanguage()];
  const localPath = useLocalPath();
  const [query] = useSearchParams();
  const no = query.get('no');
  const above = no && <a href={localPath(routes.orders)}>{texts.title}</a>;
  return (
    <PrivatePage title={no ? texts.one : texts.title} above={above}>
      {no ? <OrderDetail no={no} /> : <Orders query={query} />}
    </PrivatePage>
  );
}

function Orders({ query }: { query: URLSearchParams }) {
  const texts = listTexts[useLanguage()];
  // A state that the address invents is no filter.
  const state = orderStates.find((each) => each === query.get('state'));
  const q = query.get('q')?.trim().slice(0, 60) ?? '';
  const isFiltered = Boolean(state ?? q);
  return (
    <>
      <OrderSearch state={state} q={q} />
      <OrderList
        query={{ ...(state && { state }), ...(q && { q }) }}
        emptyTitle={isFiltered ? texts.noMatchTitle : texts.emptyTitle}
        emptyText={isFiltered ? texts.noMatchText : texts.emptyText}
        filters={{ state, q }}
      />
    </>
  );
}
