import { isRefusal } from '@uid/contract/client-errors';
import { getCheckout } from '@uid/contract/orders';
import { splitLanguage } from '@uid/contract/routes';
import type { MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import type { RouteHandle } from '../../root.tsx';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { ConfirmOrder, NothingToOrder } from './confirm/confirm-order.tsx';
import { confirmTexts } from './confirm/confirm-texts.ts';
import { PrivatePage } from './parts/private-page.tsx';
import { ResourceView } from './parts/resource-view.tsx';

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, confirmTexts[splitLanguage(args.location.pathname).language]);
}

export default function ConfirmOrderPage() {
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
