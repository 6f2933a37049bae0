import { isRefusal } from '@uid/contract/client-errors';
import { getCheckout } from '@uid/contract/orders';

import { useLanguage } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { ConfirmOrder, NothingToOrder } from './confirm/confirm-order.tsx';
import { confirmTexts } from './confirm/confirm-texts.ts';
import { PrivatePage } from './parts/private-page.tsx';
import { ResourceView } from './parts/resource-view.tsx';

export function ConfirmOrderIsland() {
  const { title } = confirmTexts[useLanguage()];
  return (
    <PrivatePage title={title} above={<BuyingSteps current="confirm" />}>
      <CurrentCheckout />
    </PrivatePage>
  );
}

function CurrentCheckout() {
  const resource = useResource(getCheckout, { language: useLanguage() });
  if (isRefusal(resource.error, 'CART_EMPTY')) return <NothingToOrder />;
  return (
    <ResourceView resource={resource}>
      {(checkout) => <ConfirmOrder checkout={checkout} reload={resource.reload} />}
    </ResourceView>
  );
}
