import { isClientError } from '@uid/contract/client-errors';
import { registerWithPasskey, startPasskeyRegistration } from '@uid/contract/passkey-registration';
import type { OutputOf } from '@uid/contract/endpoint';
import { useState } from 'react';

import { codeFormat } from '../../form/code-format.ts';
import { useForm } from '../../form/use-form.ts';
import { forgetPasskey } from '../../passkey/forget-passkey.ts';
import { passkeyProblemOf } from '../../passkey/passkey-problem.ts';
import type { PasskeyProblem } from '../../passkey/passkey-problem.ts';
import { useSession } from '../../session/session-context.ts';

/** The form that creates an account with a passkey. The code is proven first, so that a wrong one leaves no passkey on the device. */
export function usePasskeyRegistration() {
  const { language, send, enter } = useSession();
  const [problem, setProblem] = useState<PasskeyProblem>();
  const form = useForm({
    schema: startPasskeyRegistration.input,
    formats: { code: codeFormat[language] },
    async onSubmit(value) {
      setProblem(undefined);
      const asked = await send(startPasskeyRegistration, value);
      try {
        await finish(asked);
        return undefined;
      } catch (cause) {
        if (isClientError(cause)) throw cause;
        setProblem(passkeyProblemOf(cause));
        return 'again';
      }
    },
  });

  async function finish({ challengeId, options }: Asked): Promise<void> {
    // What makes passkeys is fetched once one is asked for.
    const { createPasskey } = await import('../../passkey/create-passkey.ts');
    const response = await createPasskey(options);
    try {
      enter(await send(registerWithPasskey, { challengeId, response }));
    } catch (cause) {
      if (isClientError(cause) && cause.kind === 'business')
        await forgetPasskey({ rpId: options.rp.id, credentialId: response.id });
      throw cause;
    }
  }

  return { ...form, problem };
}

type Asked = OutputOf<typeof startPasskeyRegistration>;
