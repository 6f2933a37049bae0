import * as contract from '@uid/contract/mobile';

import type { Serve } from '../../../http/serve.ts';
import type { Identity } from '../identity.ts';
import { confirmMobile } from './confirm-mobile.ts';
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

  serve(contract.startMobile, ({ number }, caller) => startMobile(identity, number, caller));

  serve(contract.confirmMobile, async ({ code }, caller) => ({
    mobile: await confirmMobile(identity, code, caller),
  }));

  serve(contract.removeMobile, async (_input, caller) => {
    await removeMobile(identity, caller);
    return { removed: true as const };
  });
}
