import { routes, splitLanguage } from '@uid/contract/routes';
import { useSearchParams } from 'react-router';
import type { MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import type { RouteHandle } from '../../root.tsx';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { OrderList } from './list/order-list.tsx';
import { PrivatePage } from './parts/private-page.tsx';
import { UnpaidOrder } from './unpaid/unpaid-order.tsx';
import { unpaidTexts } from './unpaid/unpaid-texts.ts';

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, unpaidTexts[splitLanguage(args.location.pathname).language]);
}

/** `?no=` names one order; without it, all that wait to be paid. */
export default function UnpaidOrderPage() {
  const texts = unpaidTexts[useLanguage()];
  const localPath = useLocalPath();
  const [query] = useSearchParams();
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
