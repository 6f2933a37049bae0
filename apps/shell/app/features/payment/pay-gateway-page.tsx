import { splitLanguage } from '@uid/contract/routes';
import { useSearchParams } from 'react-router';
import type { MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import type { RouteHandle } from '../../root.tsx';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { orderPaths } from '../orders/order-paths.ts';
import { ChooseOrder } from './choose-order.tsx';
import { gatewayTexts } from './gateway/gateway-texts.ts';
import { PayGateway } from './gateway/pay-gateway.tsx';

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, gatewayTexts[splitLanguage(args.location.pathname).language]);
}

export default function PayGatewayPage() {
  const texts = gatewayTexts[useLanguage()];
  const localPath = useLocalPath();
  const [query] = useSearchParams();
  const no = query.get('no');
  return (
    <PrivatePage title={texts.title} above={<BuyingSteps current="pay" />}>
      {no ? (
        <>
          <PayGateway no={no} isChangingMethod={query.has('change')} />
          <p>
            <a href={localPath(orderPaths.unpaid(no))}>{texts.back}</a>
          </p>
        </>
      ) : (
        <ChooseOrder />
      )}
    </PrivatePage>
  );
}
