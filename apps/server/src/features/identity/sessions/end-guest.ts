import type { SessionResult } from '@uid/contract/identity';

import type { Caller } from '../../../http/caller.ts';

/** A login responds with a session; after a login at another company, the response may say instead how to go on. */
type Entrance<Input, Answer> = (input: Input, caller: Caller) => Promise<Answer>;

/** Clears the guest's cookie once the caller has a session, but never after a refusal. */
export function endGuest<Input, Answer extends SessionResult | { session?: SessionResult }>(
  enter: Entrance<Input, Answer>,
): Entrance<Input, Answer> {
  return async (input, caller) => {
    const answer = await enter(input, caller);
    const isLetIn = 'token' in answer || answer.session !== undefined;
    if (isLetIn && caller.guestToken) caller.clearGuestToken();
    return answer;
  };
}
