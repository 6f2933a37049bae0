import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { unpaidTexts } from './unpaid/unpaid-texts.ts';
import { UnpaidOrderIsland } from './unpaid-order-island.tsx';

export { loadOrderPage as loader } from './load-order-page.ts';

export function meta(args: MetaArgs) {
  const { title, one, description } = unpaidTexts[splitLanguage(args.location.pathname).language];
  const hasNumber = new URLSearchParams(args.location.search).has('no');
  return pageMeta(args, { title: hasNumber ? one : title, description });
}

export default function UnpaidOrderPage() {
  return <Island component={UnpaidOrderIsland} props={{}} />;
}
