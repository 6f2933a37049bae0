import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { listTexts } from './list/list-texts.ts';
import { noticeTexts } from './notices/notice-texts.ts';
import { OrdersIsland } from './orders-island.tsx';

export { loadOrderPage as loader } from './load-order-page.ts';

export function meta(args: MetaArgs) {
  const { language } = splitLanguage(args.location.pathname);
  const { title, description } = listTexts[language];
  const query = new URLSearchParams(args.location.search);
  // The page is the same for every order, so the island puts the number into the title.
  if (query.get('no')) return pageMeta(args, { title: listTexts[language].one, description });
  const isNotices = query.get('view') === 'notices';
  return pageMeta(args, { title: isNotices ? noticeTexts[language].title : title, description });
}

export default function OrdersPage() {
  return <Island component={OrdersIsland} props={{}} />;
}
