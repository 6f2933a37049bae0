import { AppError } from '../../http/app-error.ts';
import type { Caller, SessionCaller } from '../../http/caller.ts';

/** The caller as one with a session, which the endpoint's access already demanded. */
export function signedIn({ session, ...caller }: Caller): SessionCaller {
  if (!session) throw new AppError('SESSION_INVALID');
  return { ...caller, session };
}
