import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { EnquiryIsland } from './enquiry-island.tsx';
import { enquiryTexts } from './enquiry-texts.ts';

export { loadOrderPage as loader } from '../orders/load-order-page.ts';

export function meta(args: MetaArgs) {
  const { title, titleOfAll, description } =
    enquiryTexts[splitLanguage(args.location.pathname).language];
  const isOne = new URLSearchParams(args.location.search).has('no');
  return pageMeta(args, { title: isOne ? title : titleOfAll, description });
}

export default function EnquiryPage() {
  return <Island component={EnquiryIsland} props={{}} />;
}
