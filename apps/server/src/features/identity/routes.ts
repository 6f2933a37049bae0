import * as contract from '@uid/contract/identity';
import { loginWays } from '@uid/contract/login-ways';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { serveAccount } from './account/routes.ts';
import { changePassword } from './password-change/change-password.ts';
import { findMailed } from './codes/find-mailed.ts';
import { sendCode } from './codes/send-code.ts';
import { finishLogin } from './second-factor/finish-login.ts';
import { createIdentity } from './identity.ts';
import { serveMobile } from './mobile/routes.ts';
import { sendsTexts } from './mobile/sends-texts.ts';
import { offeredOutside } from './outside/offered-outside.ts';
import { serveOutside } from './outside/routes.ts';
import { servePasskeys } from './passkeys/routes.ts';
import { logIn } from './sessions/log-in.ts';
import { logOut } from './sessions/log-out.ts';
import { presentSession } from './sessions/present-session.ts';
import { registerAccount } from './registration/register-account.ts';
import { getAccount } from './repository.ts';
import { resetPassword } from './password-change/reset-password.ts';
import { setPassword } from './password-change/set-password.ts';
import { endGuest } from './sessions/end-guest.ts';
import { serveStaff } from './staff/routes.ts';

export function serveIdentity(serve: Serve, context: ServerContext): void {
  const identity = createIdentity(context);

  serve(loginWays, async () => {
    const outside = offeredOutside(context.config);
    return { hasMobile: sendsTexts(context.config), ...(outside.length > 0 && { outside }) };
  });

  serve(
    contract.login,
    endGuest((input, caller) => logIn(identity, input, caller)),
  );

  serve(
    contract.loginSecondFactor,
    endGuest((input, caller) => finishLogin(identity, input, caller)),
  );

  serve(contract.startRegistration, (input, caller) =>
    sendCode(identity, { ...input, purpose: 'registration' }, caller),
  );

  serve(
    contract.register,
    endGuest((input, caller) => registerAccount(identity, input, caller)),
  );

  serve(contract.startPasswordReset, (input, caller) =>
    sendCode(identity, { ...input, purpose: 'password-reset' }, caller),
  );

  serve(contract.resetPassword, async (input, caller) => {
    await resetPassword(identity, input, caller);
    return { changed: true as const };
  });

  serve(contract.openMailLink, ({ link }) => findMailed(identity, link));

  serve(contract.modifyPassword, (input, caller) => changePassword(identity, input, caller));

  serve(contract.setPassword, ({ newPassword }, caller) =>
    setPassword(identity, newPassword, caller),
  );

  serve(contract.logout, async (_input, caller) => {
    await logOut(identity, caller);
    return { ended: true as const };
  });

  serve(contract.currentSession, async (_input, caller) => {
    const { accountId } = caller.session;
    return presentSession(await getAccount(context.database.handle, accountId), context.config);
  });

  serveAccount(serve, identity);
  servePasskeys(serve, identity);
  serveMobile(serve, identity);
  serveOutside(serve, identity);
  serveStaff(serve, identity);
}
