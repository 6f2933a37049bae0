import { isRefusal } from '@uid/contract/client-errors';
import { getCheckout } from '@uid/contract/orders';

import { useLanguage } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { useAddressBook } from '../addresses/use-address-book.ts';
import { ConfirmOrderFrame } from './confirm-order-frame.tsx';
import { ConfirmOrder, NothingToOrder } from './confirm/confirm-order.tsx';
import { ResourceView } from './parts/resource-view.tsx';

export function ConfirmOrderIsland() {
  return (
    <ConfirmOrderFrame>
      <CurrentCheckout />
    </ConfirmOrderFrame>
  );
}

function CurrentCheckout() {
  const resource = useResource(getCheckout, { language: useLanguage() });
  const book = useAddressBook();
  if (isRefusal(resource.error, 'CART_EMPTY')) return <NothingToOrder />;
  return (
    <ResourceView resource={resource}>
      {(checkout) => <ConfirmOrder checkout={checkout} book={book} reload={resource.reload} />}
    </ResourceView>
  );
}
