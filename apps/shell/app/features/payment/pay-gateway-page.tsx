import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import type { RouteHandle } from '../../root.tsx';
import { gatewayTexts } from './gateway/gateway-texts.ts';
import { PayGatewayIsland } from './pay-gateway-island.tsx';

export const handle: RouteHandle = { isPrivate: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, gatewayTexts[splitLanguage(args.location.pathname).language]);
}

export default function PayGatewayPage() {
  return <Island name="pay-gateway" component={PayGatewayIsland} props={{}} needsSession />;
}
