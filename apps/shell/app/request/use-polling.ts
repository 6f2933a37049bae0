import { useEffect } from 'react';

import { startPolling } from './polling.ts';

interface Following {
  /** True while there is something to wait for. */
  isOn: boolean;
  turns?: number;
}

/** Calls `ask` repeatedly while `isOn` is true and the page is visible. `ask` is stable and does not reject. */
export function usePolling(ask: () => Promise<void>, { isOn, turns }: Following): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const poller = startPolling(ask, { isVisible, onVisible, turns });
    return () => poller.stop();
  }, [isOn, ask, turns]);
}

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
