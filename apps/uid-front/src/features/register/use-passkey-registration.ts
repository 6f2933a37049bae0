import { isClientError } from '@uid/contract/client-errors';
import { registerWithPasskey, startPasskeyRegistration } from '@uid/contract/passkey-registration';
import type { OutputOf } from '@uid/contract/endpoint';
import { z } from '@uid/contract/zod';
import { useState } from 'react';

import { codeFormat } from '@uid/forms/code-format';
import { useForm } from '@uid/forms/use-form';
import { forgetPasskey } from '../../passkey/forget-passkey.ts';
import { passkeyProblemOf } from '@uid/forms/passkey-problem';
import type { PasskeyProblem } from '@uid/forms/passkey-problem';
import { useSession } from '../../session/session-context.ts';

const { name } = registerWithPasskey.input.shape;
const schema = z.object({ ...startPasskeyRegistration.input.shape, name });

/** The form that creates an account with a passkey. The code is proven first, so that a wrong one leaves no passkey on the device. */
export function usePasskeyRegistration() {
  const { language, send, enter } = useSession();
  const [problem, setProblem] = useState<PasskeyProblem>();
  const form = useForm({
    schema,
    formats: { code: codeFormat[language] },
    async onSubmit({ name, ...proof }) {
      setProblem(undefined);
      const asked = await send(startPasskeyRegistration, proof);
      try {
        await finish(asked, name);
        return undefined;
      } catch (cause) {
        if (isClientError(cause)) throw cause;
        setProblem(passkeyProblemOf(cause));
        return 'again';
      }
    },
  });

  async function finish({ challengeId, options }: Asked, name: string): Promise<void> {
    // What makes passkeys is fetched once one is asked for.
    const { createPasskey } = await import('@uid/forms/create-passkey');
    const response = await createPasskey(options);
    try {
      enter(await send(registerWithPasskey, { challengeId, response, name }));
    } catch (cause) {
      if (isClientError(cause) && cause.kind === 'business')
        await forgetPasskey({ rpId: options.rp.id, credentialId: response.id });
      throw cause;
    }
  }

  return { ...form, problem };
}

type Asked = OutputOf<typeof startPasskeyRegistration>;
