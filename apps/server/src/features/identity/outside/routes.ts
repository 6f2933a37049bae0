import { startOutsideLogin } from '@uid/contract/login-ways';
import * as contract from '@uid/contract/outside-login';

import type { Serve } from '../../../http/serve.ts';
import type { Identity } from '../identity.ts';
import { endGuest } from '../sessions/end-guest.ts';
import { finishOutsideLogin } from './finish-outside-login.ts';
import { linkOutside } from './link-outside.ts';
import { offeredOutside } from './offered-outside.ts';
import { openOutsideAccount } from './open-outside-account.ts';
import { listOutsideOf } from './repository.ts';
import { startOutsideAccount } from './start-outside-account.ts';
import { startOutside } from './start-outside.ts';
import { unlinkOutside } from './unlink-outside.ts';

export function serveOutside(serve: Serve, identity: Identity): void {
  serve(startOutsideLogin, (input, caller) => startOutside(identity, input, caller));

  serve(
    contract.finishOutsideLogin,
    endGuest(({ answer }, caller) => finishOutsideLogin(identity, answer, caller)),
  );

  serve(contract.startOutsideAccount, (input, caller) =>
    startOutsideAccount(identity, input, caller),
  );

  serve(
    contract.openOutsideAccount,
    endGuest((input, caller) => openOutsideAccount(identity, input, caller)),
  );

  serve(contract.listOutside, async (_input, { session, language }) => {
    const rows = await listOutsideOf(identity.database.handle, session.accountId);
    const linked = rows.map(({ id, provider, createdAt, lastUsedAt }) => ({
      id,
      provider: identity.config.outsideProviders.get(provider)?.name[language] ?? provider,
      createdAt,
      ...(lastUsedAt !== null && { lastUsedAt }),
    }));
    return { linked, offered: offeredOutside(identity.config) };
  });

  serve(contract.startOutsideLink, (input, caller) =>
    startOutside(identity, { ...input, sessionId: caller.session.id }, caller),
  );

  serve(contract.linkOutside, async ({ answer }, caller) => {
    await linkOutside(identity, answer, caller);
    return { linked: true as const };
  });

  serve(contract.unlinkOutside, async ({ id }, caller) => {
    await unlinkOutside(identity, id, caller);
    return { unlinked: true as const };
  });
}
