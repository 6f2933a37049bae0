import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import * as registration from '@uid/contract/passkey-registration';

import type { Serve } from '../../../http/serve.ts';
import type { Identity } from '../identity.ts';
import { registerWithPasskey } from '../registration/register-with-passkey.ts';
import { startPasskeyRegistration } from '../registration/start-passkey-registration.ts';
import { endGuest } from '../sessions/end-guest.ts';
import { addPasskey } from './add-passkey.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { presentPasskey } from './present-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import type { Passkey } from './repository.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startPasskeyStepUp } from './start-passkey-step-up.ts';
import { startPasskey } from './start-passkey.ts';

export function servePasskeys(serve: Serve, identity: Identity): void {
  serve(contract.startPasskeyLogin, (_input, caller) => startPasskeyLogin(identity, caller));

  serve(
    contract.passkeyLogin,
    endGuest((input, caller) => logInWithPasskey(identity, input, caller)),
  );

  serve(registration.startPasskeyRegistration, (input, caller) =>
    startPasskeyRegistration(identity, input, caller),
  );

  serve(
    registration.registerWithPasskey,
    endGuest((input, caller) => registerWithPasskey(identity, input, caller)),
  );

  serve(account.startPasskeyStepUp, (_input, caller) => startPasskeyStepUp(identity, caller));

  serve(account.startPasskey, (_input, caller) => startPasskey(identity, caller));

  serve(account.addPasskey, async (input, caller) =>
    present(await addPasskey(identity, input, caller)),
  );

  serve(account.renamePasskey, async (input, caller) =>
    present(await renamePasskey(identity, input, caller)),
  );

  serve(account.removePasskey, async ({ id }, caller) =>
    present(await removePasskey(identity, id, caller)),
  );
}

function present(passkeys: Passkey[]) {
  return { passkeys: passkeys.map(presentPasskey) };
}
