import { isRefusal } from '@uid/contract/client-errors';
import { login } from '@uid/contract/identity';
import type { SecondFactorDetails } from '@uid/contract/identity';

import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../session/session-context.ts';
import type { Challenge } from '../second-factor/challenge.ts';

/** The form that logs in with a password, or finds that a second step is needed. */
export function useLogin(onChallenge: (challenge: Challenge) => void) {
  const { send, enter } = useSession();
  return useForm({
    schema: login.input,
    onSubmit: async (value) => {
      try {
        enter(await send(login, value));
      } catch (cause) {
        if (!isRefusal(cause, 'SECOND_FACTOR_REQUIRED')) throw cause;
        onChallenge({ account: value.email, ...(cause.result?.details as SecondFactorDetails) });
      }
    },
  });
}
