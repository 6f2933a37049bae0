import { useState } from 'react';

import { usePageQuery } from '../../layout/page-location.ts';
import { useLanguage } from '../../layout/use-language.ts';
import { BuyingSteps } from '../cart/buying-steps.tsx';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { completeTexts } from './complete/complete-texts.ts';
import { PayComplete } from './complete/pay-complete.tsx';

export function PayCompleteIsland() {
  const texts = completeTexts[useLanguage()];
  const query = usePageQuery();
  const no = query.get('no');
  const [isPaid, setIsPaid] = useState(false);
  return (
    <PrivatePage title={texts.title} above={<BuyingSteps current={isPaid ? 'done' : 'pay'} />}>
      {no ? <PayComplete no={no} onPaid={() => setIsPaid(true)} /> : <ChooseOrder />}
    </PrivatePage>
  );
}
