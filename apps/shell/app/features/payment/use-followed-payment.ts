import { getPayment } from '@uid/contract/payments';
import type { Payment } from '@uid/contract/payments';
import { useEffect } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { useResource } from '../../request/use-resource.ts';
import { isUndecided } from './payment-outcome.ts';
import { startPolling } from './polling.ts';

/** How a payment stands, asked again until it has ended. */
export function useFollowedPayment(no: string) {
  const resource = useResource(getPayment, { language: useLanguage(), no });
  const { data, reload } = resource;
  const isFollowed = data !== undefined && isUndecided(data);
  useEffect(() => {
    if (!isFollowed) return undefined;
    const poller = startPolling(reload, { isVisible, onVisible });
    return () => poller.stop();
  }, [isFollowed, reload]);
  return resource;
}

export type FollowedPayment = ReturnType<typeof useFollowedPayment> & { data?: Payment };

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onVisible(listener: () => void): () => void {
  const handleChange = () => {
    if (isVisible()) listener();
  };
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}
