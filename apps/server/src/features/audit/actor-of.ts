import type { StaffCaller } from '../../http/caller.ts';
import type { Actor } from './record-act.ts';

/** Who calls, as an entry says it. */
export function actorOf({ session, requestId, address }: StaffCaller): Actor {
  return {
    actor: session.accountId,
    roles: session.staff.roles,
    sessionId: session.id,
    requestId,
    address,
  };
}
