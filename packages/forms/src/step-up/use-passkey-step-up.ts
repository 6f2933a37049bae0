import { startPasskeyStepUp, stepUp } from '@uid/contract/account';
import { isClientError } from '@uid/contract/client-errors';
import { useEffect, useRef, useState } from 'react';

import { passkeyProblemOf } from '../passkey/passkey-problem.ts';
import type { PasskeyState } from '../passkey/passkey-way.tsx';
import { useFormSession } from '../form-session.ts';

/** Asks for a passkey of the account once `begin` is called. */
export function usePasskeyStepUp(onProven: () => void): PasskeyState & { begin: () => void } {
  const { send } = useFormSession();
  const [state, setState] = useState<PasskeyState>({});
  const cancelAsked = useRef<() => void>(undefined);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      cancelAsked.current?.();
    };
  }, []);

  async function prove(): Promise<void> {
    const { askForPasskey, cancelCeremony } = await import('../passkey/ceremony.ts');
    const { challengeId, options } = await send(startPasskeyStepUp, {});
    if (isOver.current) throw new DOMException('', 'AbortError');
    cancelAsked.current = cancelCeremony;
    const response = await askForPasskey(options, { autofill: false });
    await send(stepUp, { passkey: { challengeId, response } });
  }

  function begin(): void {
    setState({ isBusy: true });
    prove().then(onProven, (cause: unknown) =>
      setState(isClientError(cause) ? { failure: cause } : { problem: passkeyProblemOf(cause) }),
    );
  }

  return { ...state, begin };
}
