import { usePageQuery } from '../../layout/page-location.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { orderPaths } from '../orders/order-paths.ts';
import { ChooseOrder } from './choose-order.tsx';
import { gatewayTexts } from './gateway/gateway-texts.ts';
import { PayGateway } from './gateway/pay-gateway.tsx';

export function PayGatewayIsland() {
  const texts = gatewayTexts[useLanguage()];
  const localPath = useLocalPath();
  const query = usePageQuery();
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
