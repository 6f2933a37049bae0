import type { OrderState } from '@uid/contract/orders';
import { Status } from '@uid/ui/status';

import { useTexts } from '../../session/console-session.ts';
import { orderTexts } from './order-texts.ts';

/** Highlights the states in which an order waits for somebody. */
const tones: Partial<Record<OrderState, 'photon' | 'danger'>> = {
  paid: 'photon',
  refunding: 'photon',
  review: 'danger',
};

export function OrderStatus({ state }: { state: OrderState }) {
  const { states } = useTexts(orderTexts);
  return <Status tone={tones[state] ?? 'neutral'}>{states[state]}</Status>;
}
