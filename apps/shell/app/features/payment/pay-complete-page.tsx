import { splitLanguage } from '@uid/contract/routes';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MetaArgs } from 'react-router';

import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage } from '../../layout/use-language.ts';
import type { RouteHandle } from '../../root.tsx';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { completeTexts } from './complete/complete-texts.ts';
import { PayComplete } from './complete/pay-complete.tsx';

export const handle: RouteHandle = { hydrate: true, isPrivate: true };

export function meta(args: MetaArgs) {
  return pageMeta(args, completeTexts[splitLanguage(args.location.pathname).language]);
}

export default function PayCompletePage() {
  const texts = completeTexts[useLanguage()];
  const [query] = useSearchParams();
  const no = query.get('no');
  const [isPaid, setIsPaid] = useState(false);
  return (
    <PrivatePage title={texts.title} above={<BuyingSteps current={isPaid ? 'done' : 'pay'} />}>
      {no ? <PayComplete no={no} onPaid={() => setIsPaid(true)} /> : <ChooseOrder />}
    </PrivatePage>
  );
}
