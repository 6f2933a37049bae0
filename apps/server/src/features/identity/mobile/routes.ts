import * as contract from '@uid/contract/mobile';
import * as login from '@uid/contract/mobile-login';

import type { Serve } from '../../../http/serve.ts';
import type { Identity } from '../identity.ts';
import { confirmMobile } from './confirm-mobile.ts';
import { logInWithMobile } from './login/log-in-with-mobile.ts';
import { startMobileLogin } from './login/start-mobile-login.ts';
import { presentMobile } from './present-mobile.ts';
import { removeMobile } from './remove-mobile.ts';
import { findMobile } from './repository.ts';
import { sendsTexts } from './sends-texts.ts';
import { startMobile } from './start-mobile.ts';

export function serveMobile(serve: Serve, identity: Identity): void {
  serve(contract.getMobile, async (_input, { session }) => {
    const mobile = await findMobile(identity.database.handle, session.accountId);
    const isOffered = sendsTexts(identity.config);
    return { isOffered, ...(mobile && { mobile: presentMobile(mobile) }) };
  });

  serve(contract.startMobile, (input, caller) => startMobile(identity, input, caller));

  serve(login.startMobileLogin, ({ number }, caller) => startMobileLogin(identity, number, caller));

  serve(login.mobileLogin, async (input, caller) => {
    const session = await logInWithMobile(identity, input, caller);
    if (caller.guestToken) caller.clearGuestToken();
    return session;
  });

  serve(contract.confirmMobile, async ({ code }, caller) => ({
    mobile: await confirmMobile(identity, code, caller),
  }));

  serve(contract.removeMobile, async (_input, caller) => {
    await removeMobile(identity, caller);
    return { removed: true as const };
  });
}
