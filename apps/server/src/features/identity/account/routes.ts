import * as contract from '@uid/contract/account';
import * as devices from '@uid/contract/devices';
import * as address from '@uid/contract/own-address';

import type { Serve } from '../../../http/serve.ts';
import { withdrawErasure } from '../customers/withdraw-erasure.ts';
import { endDevice } from '../devices/end-device.ts';
import type { Identity } from '../identity.ts';
import { confirmTotp } from '../second-factor/enrolment/confirm-totp.ts';
import { removeTotp } from '../second-factor/enrolment/remove-totp.ts';
import { renewRecoveryCodes } from '../second-factor/enrolment/renew-recovery-codes.ts';
import { startTotp } from '../second-factor/enrolment/start-totp.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { endSession } from './end-session.ts';
import { getSecurity } from './get-security.ts';
import { listActivity } from './list-activity.ts';
import { listSessions } from './list-sessions.ts';
import { setDisplayName } from './set-display-name.ts';
import { stepUp } from './step-up.ts';

/** Serves the endpoints by which owners see and change the protection of their account. */
export function serveAccount(serve: Serve, identity: Identity): void {
  serve(contract.getSecurity, (_input, caller) => getSecurity(identity, caller));

  serve(contract.setDisplayName, async ({ displayName = null }, caller) => ({
    user: await setDisplayName(identity, displayName, caller),
  }));

  serve(address.startOwnAddress, async ({ email }, caller) =>
    (await loadOwnAddress()).startOwnAddress(identity, email, caller),
  );

  serve(address.confirmOwnAddress, async (input, caller) => ({
    user: await (await loadOwnAddress()).confirmOwnAddress(identity, input, caller),
  }));

  serve(contract.listSessions, async (_input, caller) => ({
    sessions: await listSessions(identity, caller),
  }));

  serve(contract.endSession, async ({ id }, caller) => {
    await endSession(identity, id, caller);
    return { ended: true as const };
  });

  serve(contract.endAllSessions, async (_input, caller) => {
    await endAllSessions(identity, caller);
    return { ended: true as const };
  });

  serve(contract.withdrawErasure, async (_input, caller) => {
    await withdrawErasure(identity, caller);
    return { withdrawn: true as const };
  });

  serve(devices.endDevice, async ({ token }, caller) => {
    await endDevice(identity, token, caller);
    return { ended: true as const };
  });

  serve(contract.listActivity, ({ after }, caller) => listActivity(identity, after, caller));

  serve(contract.stepUp, (proof, caller) => stepUp(identity, proof, caller));

  serve(contract.startTotp, (_input, caller) => startTotp(identity, caller));

  serve(contract.confirmTotp, ({ code }, caller) => confirmTotp(identity, code, caller));

  serve(contract.removeTotp, (_input, caller) => removeTotp(identity, caller));

  serve(contract.renewRecoveryCodes, async (_input, caller) => ({
    recoveryCodes: await renewRecoveryCodes(identity, caller),
  }));
}

/** Loads the module on first use, because starting the server does not need it. */
function loadOwnAddress() {
  return import('./own-address.ts');
}
