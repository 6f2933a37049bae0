import { orderStates } from '@uid/contract/orders';
import { routes } from '@uid/contract/pages';
import { exportOrders } from '@uid/contract/invoices';
import { Skeleton } from '@uid/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';

import { pageBrand } from '../../layout/page-brand.ts';
import { usePageQuery } from '../../layout/page-location.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { Conversation } from '../conversations/conversation.tsx';
import { FileButton } from './files/file-button.tsx';
import styles from './list/list.module.css';
import { noticeTexts } from './notices/notice-texts.ts';
import { Sections } from './notices/sections.tsx';
import { orderTexts } from './order-texts.ts';
import { OrderSearch } from './list/order-filters.tsx';
import { listTexts } from './list/list-texts.ts';
import { OrderList } from './list/order-list.tsx';
import { PrivatePage } from './parts/private-page.tsx';

/** All orders by state; `?no=` opens one order. */
export function OrdersIsland() {
  const language = useLanguage();
  const texts = listTexts[language];
  const localPath = useLocalPath();
  const query = usePageQuery();
  const no = query.get('no');
  const pageTitle = no ? texts.titleOf(no.slice(0, 40)) : null;
  useEffect(() => {
    if (pageTitle) document.title = `${pageTitle} · ${pageBrand()}`;
  }, [pageTitle]);
  const isNotices = !no && query.get('view') === 'notices';
  const above = no && <a href={localPath(routes.orders)}>{texts.title}</a>;
  return (
    <PrivatePage
      title={no ? texts.one : isNotices ? noticeTexts[language].title : texts.title}
      above={above}
    >
      <Suspense fallback={<Skeleton shape="rows" lines={5} label={orderTexts[language].loading} />}>
        {no ? (
          <OrderDetail no={no} messages={<Conversation no={no} />} />
        ) : isNotices ? (
          <Notices />
        ) : (
          <Orders query={query} />
        )}
      </Suspense>
    </PrivatePage>
  );
}

/** Fetched when opened, because the list needs neither one order's page nor the notices. */
const OrderDetail = lazy(async () => ({
  default: (await import('./detail/order-detail.tsx')).OrderDetail,
}));
const NoticeList = lazy(async () => ({
  default: (await import('./notices/notice-list.tsx')).NoticeList,
}));

function Notices() {
  return (
    <>
      <Sections current="notices" />
      <NoticeList />
    </>
  );
}

function Orders({ query }: { query: URLSearchParams }) {
  const texts = listTexts[useLanguage()];
  // An unknown state in the address is no filter.
  const state = orderStates.find((each) => each === query.get('state'));
  const q = query.get('q')?.trim().slice(0, 60) ?? '';
  const isFiltered = Boolean(state ?? q);
  return (
    <>
      <Sections current="orders" />
      <div className={styles.tools}>
        <OrderSearch state={state} q={q} />
        <FileButton operation={exportOrders}>{texts.exportCsv}</FileButton>
      </div>
      <OrderList
        query={{ ...(state && { state }), ...(q && { q }) }}
        emptyTitle={isFiltered ? texts.noMatchTitle : texts.emptyTitle}
        emptyText={isFiltered ? texts.noMatchText : texts.emptyText}
        filters={{ state, q }}
      />
    </>
  );
}
