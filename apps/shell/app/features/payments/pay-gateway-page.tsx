import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { gatewayTexts } from './gateway/gateway-texts.ts';
import { PayGatewayIsland } from './pay-gateway-island.tsx';

export { loadOrderPage as loader } from '../orders/load-order-page.ts';

export function meta(args: MetaArgs) {
  return pageMeta(args, gatewayTexts[splitLanguage(args.location.pathname).language]);
}

export default function PayGatewayPage() {
  return <Island component={PayGatewayIsland} props={{}} />;
}
