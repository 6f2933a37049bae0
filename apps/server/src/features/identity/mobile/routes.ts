import * as contract from '@uid/contract/mobile';
import * as login from '@uid/contract/mobile-login';
import * as registration from '@uid/contract/mobile-registration';

import type { Serve } from '../../../http/serve.ts';
import type { Identity } from '../identity.ts';
import { endGuest } from '../sessions/end-guest.ts';
import type { TextProof } from './login/log-in-with-mobile.ts';
import { presentMobile } from './present-mobile.ts';
import { findMobile } from './repository.ts';
import { sendsTexts } from './sends-texts.ts';

export function serveMobile(serve: Serve, identity: Identity): void {
  const enter = endGuest(async (proof: TextProof, caller) =>
    (await loadCases()).logInWithMobile(identity, proof, caller),
  );

  serve(contract.getMobile, async (_input, { session }) => {
    const mobile = await findMobile(identity.database.handle, session.accountId);
    const isOffered = sendsTexts(identity.config);
    const isOnly = session.email === null;
    return {
      isOffered,
      ...(isOnly && { isOnly }),
      ...(mobile && { mobile: presentMobile(mobile) }),
    };
  });

  serve(contract.startMobile, async (input, caller) =>
    (await loadCases()).startMobile(identity, input, caller),
  );

  serve(login.startMobileLogin, async ({ number }, caller) =>
    (await loadCases()).startMobileLogin(identity, { number, purpose: 'login' }, caller),
  );

  serve(login.mobileLogin, (input, caller) => enter({ ...input, purpose: 'login' }, caller));

  serve(registration.startMobileRegistration, async ({ number }, caller) =>
    (await loadCases()).startMobileLogin(identity, { number, purpose: 'registration' }, caller),
  );

  serve(registration.registerWithMobile, (input, caller) =>
    enter({ ...input, purpose: 'registration' }, caller),
  );

  serve(contract.confirmMobile, async ({ code }, caller) => ({
    mobile: await (await loadCases()).confirmMobile(identity, code, caller),
  }));

  serve(contract.removeMobile, async (_input, caller) => {
    await (await loadCases()).removeMobile(identity, caller);
    return { removed: true as const };
  });
}

/** Loads the use cases on first use, because starting the server needs none of them. */
function loadCases() {
  return import('./use-cases.ts');
}
