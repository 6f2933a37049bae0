import { identityRoutes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { safeReturnPath } from '@uid/contract/safe-return-path';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { outsideTime } from '../../../http/cookies/outside-cookie.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { linkOriginOf } from '../link-origin.ts';
import { createToken, hashToken, isToken } from '../sessions/session-token.ts';
import { askOutside } from './ask-outside.ts';
import { insertLogin } from './repository.ts';

interface Start {
  provider: string;
  returnPath?: string | undefined;
  /** The session that links the person; left out for a login. */
  sessionId?: string;
}

/** Returns where the browser goes to log in. The result is valid in this browser only, once, for ten minutes. */
export async function startOutside(
  identity: Identity,
  { provider: code, returnPath, sessionId }: Start,
  caller: Caller,
): Promise<{ address: string }> {
  const { database, now, config, addressLimit } = identity;
  const provider = config.outsideProviders.get(code);
  const origin = linkOriginOf(caller, config);
  if (!provider || origin === undefined) throw new AppError('NOT_FOUND');
  await addressLimit.spend(await findLimitSubject(identity, caller));
  // Written as every library writes it, because the provider compares the address letter by letter.
  const { href: redirectUri } = new URL(localPath(identityRoutes.outside, caller.language), origin);
  const [state, nonce, verifier] = [createToken(), createToken(), createToken()];
  // Another tab may be at a provider already: its result must stay valid, so the token is kept.
  const { outsideToken: known } = caller;
  const browser = known !== undefined && isToken(known) ? known : createToken();
  const flow = { state, nonce, verifier, redirectUri };
  const visit = { origin, language: caller.language };
  const address = await askOutside(() => provider.start(flow, visit));
  await insertLogin(database.handle, {
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    provider: code,
    nonce,
    verifier,
    redirectUri,
    sessionId: sessionId ?? null,
    returnPath: safeReturnPath(returnPath) ?? null,
    expiresAt: now() + outsideTime * 1000,
  });
  caller.setOutsideToken(browser);
  return { address: address.href };
}
