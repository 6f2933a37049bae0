import { splitLanguage } from '@uid/contract/routes';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import type { RouteHandle } from '../../root.tsx';
import { listTexts } from './list/list-texts.ts';
import { OrdersIsland } from './orders-island.tsx';

export const handle: RouteHandle = { isPrivate: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, listTexts[splitLanguage(args.location.pathname).language]);
}

export default function OrdersPage() {
  return <Island name="orders" component={OrdersIsland} props={{}} needsSession />;
}
