import type { SessionResult } from '@uid/contract/identity';

import type { Caller } from '../../../http/caller.ts';

/** What lets somebody in answers a session, or, at another company's, perhaps what to go on with. */
type Entrance<Input, Answer> = (input: Input, caller: Caller) => Promise<Answer>;

/** Whoever was let in is a guest no more: the cookie goes once the session is kept, and never with a refusal. */
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
