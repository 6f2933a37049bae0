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

/**
 * The form that creates an account with a passkey. The code is verified first, so that a wrong code leaves no passkey
 * on the device.
 */
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
    // The code that creates passkeys is fetched once a passkey is asked for.
    const { createPasskey } = await import('@uid/forms/create-passkey');
    const response = await createPasskey(options);
    // The owner can rename the passkey later; a question here would be one more step before the account exists.
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
