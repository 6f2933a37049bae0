import { isClientError, isRefusal } from '@uid/contract/client-errors';
import { passkeyLogin, startPasskeyLogin } from '@uid/contract/identity';
import { useEffect, useRef, useState } from 'react';

import { forgetPasskey } from '../../passkey/forget-passkey.ts';
import { passkeyProblemOf } from '@uid/forms/passkey-problem';
import type { PasskeyState } from '@uid/forms/passkey-way';
import { useSession } from '../../session/session-context.ts';

/** Milliseconds. A challenge is valid for five minutes; a field that waits longer gets another challenge. */
const renewalInterval = 4 * 60_000;

/** Logs in with a passkey: `begin` asks for one; until then the field for the address offers passkeys. */
export function usePasskeyLogin() {
  const [state, setState] = useState<PasskeyState>({});
  const isAsking = useRef(false);
  const { ask, cancel } = useCeremony();

  async function offer(): Promise<void> {
    if (!(await canOffer()) || isAsking.current) return;
    await ask({ autofill: true }).catch((cause: unknown) => {
      // The visitor did not ask for this ceremony, so only what the server says about a chosen passkey is shown.
      if (isClientError(cause) && cause.result?.error.startsWith('PASSKEY')) {
        setState({ failure: cause });
      }
    });
  }

  function begin(): void {
    if (isAsking.current) return;
    isAsking.current = true;
    setState({ isBusy: true });
    ask({ autofill: false }).catch((cause: unknown) => {
      isAsking.current = false;
      setState(isClientError(cause) ? { failure: cause } : { problem: passkeyProblemOf(cause) });
      void offer();
    });
  }

  const latest = useRef({ offer, cancel });
  useEffect(() => {
    latest.current = { offer, cancel };
  });
  useEffect(() => {
    void latest.current.offer();
    const timer = setInterval(() => void latest.current.offer(), renewalInterval);
    return () => {
      clearInterval(timer);
      latest.current.cancel();
    };
  }, []);

  return { ...state, begin };
}

/** Runs the steps of a passkey login one after the other: challenge, browser, session. */
function useCeremony() {
  const { send, enter } = useSession();
  const cancelAsked = useRef<() => void>(undefined);
  const latest = useRef(0);
  return {
    ask: async (how: { autofill: boolean }): Promise<void> => {
      const turn = (latest.current += 1);
      const { askForPasskey, cancelCeremony } = await import('@uid/forms/ceremony');
      const { challengeId, options } = await send(startPasskeyLogin, {});
      // Another ceremony was started since, or the page was left.
      if (turn !== latest.current) return;
      cancelAsked.current = cancelCeremony;
      const response = await askForPasskey(options, how);
      try {
        enter(await send(passkeyLogin, { challengeId, response }));
      } catch (cause) {
        if (isRefusal(cause, 'PASSKEY_UNKNOWN'))
          await forgetPasskey({ rpId: options.rpId, credentialId: response.id });
        throw cause;
      }
    },
    cancel: () => {
      latest.current += 1;
      cancelAsked.current?.();
    },
  };
}

async function canOffer(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}
