import { storagePrefix } from '@uid/contract/constants';
import { useEffect } from 'react';

const channelName = `${storagePrefix}:cart`;
let channel: BroadcastChannel | undefined;

/** Tells other tabs that the cart has changed, even if its count is the same. */
export function notifyOtherTabs(): void {
  channel ??= new BroadcastChannel(channelName);
  // A channel is limited to one origin already; only windows take a target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('changed');
}

/** Calls `onChange` when another tab has changed the cart. */
export function useOtherTabs(onChange: () => Promise<void>): void {
  useEffect(() => {
    channel ??= new BroadcastChannel(channelName);
    const current = channel;
    const handleMessage = () => void onChange();
    current.addEventListener('message', handleMessage);
    return () => current.removeEventListener('message', handleMessage);
  }, [onChange]);
}
