import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { completeTexts } from './complete/complete-texts.ts';
import { PayCompleteIsland } from './pay-complete-island.tsx';

export { loadOrderPage as loader } from '../orders/load-order-page.ts';

export function meta(args: MetaArgs) {
  return pageMeta(args, completeTexts[splitLanguage(args.location.pathname).language]);
}

export default function PayCompletePage() {
  return <Island component={PayCompleteIsland} props={{}} />;
}
