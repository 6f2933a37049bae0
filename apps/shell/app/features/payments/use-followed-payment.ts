import { getPayment } from '@uid/contract/payments';
import type { Payment } from '@uid/contract/payments';

import { useLanguage } from '../../layout/use-language.ts';
import { usePolling } from '../../request/use-polling.ts';
import { useResource } from '../../request/use-resource.ts';
import { isUndecided } from './payment-outcome.ts';

/** The state of a payment, requested again until the payment has ended. */
export function useFollowedPayment(no: string) {
  const resource = useResource(getPayment, { language: useLanguage(), no });
  const { data, reload } = resource;
  usePolling(reload, { isOn: data !== undefined && isUndecided(data) });
  return resource;
}

export type FollowedPayment = ReturnType<typeof useFollowedPayment> & { data?: Payment };
