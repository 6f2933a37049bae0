import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import { askOutside } from './ask-outside.ts';
import type { OutsidePerson } from './outside-provider.ts';
import { takeLogin } from './repository.ts';

export interface Arrived {
  person: OutsidePerson;
  provider: string;
  returnPath: string | null;
}

/**
 * Returns the person whom another company named in the query that the browser brought back. The state is used up before
 * the company is asked, so that a query counts only once, whatever the company says. Throws OUTSIDE_OVER,
 * OUTSIDE_CANCELLED or OUTSIDE_FAILED.
 */
export async function readAnswer(
  identity: Identity,
  { answer, sessionId }: { answer: string; sessionId: string | null },
  caller: Caller,
): Promise<Arrived> {
  const { database, now, config, addressLimit } = identity;
  const subject = await findLimitSubject(identity, caller);
  await addressLimit.check(subject);
  const query = new URLSearchParams(answer);
  const state = query.get('state') ?? '';
  const stateHash = hashToken(state);
  const browserHash = hashToken(caller.outsideToken ?? '');
  const login = await takeLogin(database.handle, { stateHash, browserHash }, now());
  const provider = login && config.outsideProviders.get(login.provider);
  if (!provider || login.sessionId !== sessionId) {
    await addressLimit.spend(subject);
    throw new AppError('OUTSIDE_OVER');
  }
  const { nonce, verifier, redirectUri, returnPath } = login;
  const flow = { state, nonce, verifier, redirectUri };
  const person = await askOutside((signal) => provider.finish(flow, query, signal));
  return { person, provider: provider.code, returnPath };
}
