import { isRefusal } from '@uid/contract/client-errors';
import { loginSecondFactor } from '@uid/contract/identity';

import { useSession } from '../../session/session-context.ts';

export interface StepProps {
  ticket: string;
  /** Called if the ticket has expired or has no tries left: the login starts again. */
  onOver: () => void;
}

/** Finishes the login that `ticket` identifies. */
export function useSecondFactor({ ticket, onOver }: StepProps) {
  const { send, enter } = useSession();
  return async (proof: { code: string } | { recoveryCode: string }): Promise<void> => {
    try {
      enter(await send(loginSecondFactor, { ticket, ...proof }));
    } catch (cause) {
      if (!isRefusal(cause, 'TICKET_INVALID')) throw cause;
      onOver();
    }
  };
}
