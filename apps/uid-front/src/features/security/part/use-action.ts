import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import { useRef, useState } from 'react';

interface ActionState {
  isBusy: boolean;
  failure?: ClientError;
}

/** Runs what a button does at once, one run at a time, and says why it failed. */
export function useAction(action: () => Promise<void>) {
  const [state, setState] = useState<ActionState>({ isBusy: false });
  const isRunning = useRef(false);
  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isBusy: true });
    try {
      await action();
      setState({ isBusy: false });
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setState({ isBusy: false, failure: cause });
    } finally {
      isRunning.current = false;
    }
  }
  return { ...state, run: () => void run() };
}
