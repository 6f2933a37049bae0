import { describeAgent } from '@uid/contract/describe-agent';
import { isClientError } from '@uid/contract/client-errors';
import { registerWithPasskey, startPasskeyRegistration } from '@uid/contract/passkey-registration';
import type { OutputOf } from '@uid/contract/endpoint';
import { useState } from 'react';

import { codeFormat } from '@uid/forms/code-format';
import { useForm } from '@uid/forms/use-form';
import { forgetPasskey } from '../../passkey/forget-passkey.ts';
import { passkeyProblemOf } from '@uid/forms/passkey-problem';
import type { PasskeyProblem } from '@uid/forms/passkey-problem';
import { useSession } from '../../session/session-context.ts';

/** The form that creates an account with a passkey. The code is proven first, so that a wrong one leaves no passkey on the device. */
export function usePasskeyRegistration() {
  const { language, send, enter } = useSession();
  const [problem, setProblem] = useState<PasskeyProblem>();
  const form = useForm({
    schema: startPasskeyRegistration.input,
    formats: { code: codeFormat[language] },
    async onSubmit(proof) {
      setProblem(undefined);
      const asked = await send(startPasskeyRegistration, proof);
      try {
        await finish(asked, proof.displayName);
        return undefined;
      } catch (cause) {
        if (isClientError(cause)) throw cause;
        setProblem(passkeyProblemOf(cause));
        return 'again';
      }
    },
  });

  async function finish({ challengeId, options }: Asked, displayName?: string): Promise<void> {
    // What makes passkeys is fetched once one is asked for.
    const { createPasskey } = await import('@uid/forms/create-passkey');
    const response = await createPasskey(options);
    // Its owner can rename it later; to ask here would be one more thing before the account is there.
    const name = describeAgent(navigator.userAgent, language);
    try {
      enter(await send(registerWithPasskey, { challengeId, response, name, displayName }));
    } catch (cause) {
      if (isClientError(cause) && cause.kind === 'business')
        await forgetPasskey({ rpId: options.rp.id, credentialId: response.id });
      throw cause;
    }
  }

  return { ...form, problem };
}

type Asked = OutputOf<typeof startPasskeyRegistration>;
