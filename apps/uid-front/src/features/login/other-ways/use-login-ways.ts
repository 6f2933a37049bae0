import { loginWays } from '@uid/contract/login-ways';
import type { LoginWays } from '@uid/contract/login-ways';
import { useEffect, useRef, useState } from 'react';

import { useSession } from '../../../session/session-context.ts';

/**
 * Returns the ways to log in that this site offers besides passkey and password. The shell's page says them; under
 * other hosts this application asks the server.
 */
export function useLoginWays(): LoginWays | undefined {
  const { facts, send } = useSession();
  const [asked, setAsked] = useState<LoginWays>();
  const ask = useRef(async () => setAsked(await send(loginWays, {})));
  useEffect(() => {
    // Without an answer no other way is offered: the form works as it is.
    if (!facts) ask.current().catch(() => undefined);
  }, [facts]);
  return facts ?? asked;
}
