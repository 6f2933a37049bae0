import type { StaffCaller } from '../../http/caller.ts';
import type { Actor } from './record-act.ts';

/** The caller, as an entry records them. */
export function actorOf({ session, requestId, address }: StaffCaller): Actor {
  return {
    actor: session.accountId,
    roles: session.staff.roles,
    sessionId: session.id,
    requestId,
    address,
  };
}
