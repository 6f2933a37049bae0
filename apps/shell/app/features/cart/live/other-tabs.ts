import { storagePrefix } from '@uid/contract/constants';
import { useEffect } from 'react';

const channelName = `${storagePrefix}:cart`;
let channel: BroadcastChannel | undefined;

/** Says that the cart is another one now: also where its count stayed as it was. */
export function notifyOtherTabs(): void {
  channel ??= new BroadcastChannel(channelName);
  // A channel is of one origin already; only windows take a target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('changed');
}

/** Calls back when another tab changed the cart. */
export function useOtherTabs(onChange: () => Promise<void>): void {
  useEffect(() => {
    channel ??= new BroadcastChannel(channelName);
    const current = channel;
    const handleMessage = () => void onChange();
    current.addEventListener('message', handleMessage);
    return () => current.removeEventListener('message', handleMessage);
  }, [onChange]);
}
