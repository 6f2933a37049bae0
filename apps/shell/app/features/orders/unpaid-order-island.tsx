import { routes } from '@uid/contract/pages';

import { usePageQuery } from '../../layout/page-location.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { OrderList } from './list/order-list.tsx';
import { PrivatePage } from './parts/private-page.tsx';
import { UnpaidOrder } from './unpaid/unpaid-order.tsx';
import { unpaidTexts } from './unpaid/unpaid-texts.ts';

/** `?no=` names one order; without it, shows all orders that wait to be paid. */
export function UnpaidOrderIsland() {
  const texts = unpaidTexts[useLanguage()];
  const localPath = useLocalPath();
  const query = usePageQuery();
  const no = query.get('no');
  return (
    <PrivatePage title={no ? texts.one : texts.title} above={no && <BuyingSteps current="pay" />}>
      {no ? (
        <>
          <UnpaidOrder no={no} />
          <p>
            <a href={localPath(routes.unpaidOrder)}>{texts.backToList}</a>
          </p>
        </>
      ) : (
        <OrderList
          query={{ state: 'unpaid' }}
          emptyTitle={texts.emptyTitle}
          emptyText={texts.emptyText}
        />
      )}
    </PrivatePage>
  );
}
