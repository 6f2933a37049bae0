import type { OrderState } from '@uid/contract/orders';
import { Status } from '@uid/ui/status';
import type { ComponentProps } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { orderTexts } from '../order-texts.ts';

const tones: Record<OrderState, ComponentProps<typeof Status>['tone']> = {
  unpaid: 'gold',
  paid: 'photon',
  shipped: 'gold',
  delivered: 'photon',
  completed: 'neutral',
  cancelled: 'neutral',
  refunding: 'gold',
  refunded: 'neutral',
  review: 'danger',
};

export function OrderStatus({ state }: { state: OrderState }) {
  return <Status tone={tones[state]}>{orderTexts[useLanguage()].states[state]}</Status>;
}
