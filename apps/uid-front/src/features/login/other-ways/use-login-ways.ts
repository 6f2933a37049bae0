import { loginWays } from '@uid/contract/login-ways';
import type { LoginWays } from '@uid/contract/login-ways';
import { useEffect, useRef, useState } from 'react';

import { useSession } from '../../../session/session-context.ts';

/** What this site offers beside passkey and password: the shell's page says it; other hosts leave the question to us. */
export function useLoginWays(): LoginWays | undefined {
  const { facts, send } = useSession();
  const [asked, setAsked] = useState<LoginWays>();
  const ask = useRef(async () => setAsked(await send(loginWays, {})));
  useEffect(() => {
    // Without an answer nothing is offered: the form works as it is.
    if (!facts) ask.current().catch(() => undefined);
  }, [facts]);
  return facts ?? asked;
}
