import type { AuditAction } from '@uid/contract/audit-actions';

import type { Handle } from './database/database.ts';

/** What an act's entry in the audit log says besides who, when and from where. */
export interface ActNote {
  /** Another name than the endpoint's, where all that was done is to ask a second person. */
  action?: AuditAction;
  /** What it was done to, by a name of the code and an id that names no person. */
  subject?: { kind: string; id: string };
  /** How what was changed looked before: JSON. */
  before?: unknown;
  /** How it looks now, or what was read: JSON. */
  after?: unknown;
  /** The reason, as the actor wrote it. */
  reason?: string | undefined;
  /** The account, or the enquiry, whose person `before`, `after` or `reason` tells of: they go when it is erased. */
  about?: string | null | undefined;
  /** Where it was done to many at once: what is true of each, which has an entry of its own and is found by it. */
  each?: readonly Pick<ActNote, 'subject' | 'before' | 'after' | 'about'>[];
}

/** Adds to the entry what the work learns; what was noted before under another name stays. */
export type Note = (more: ActNote) => void;

/**
 * The one way in which a staff endpoint reads or changes anything: `work` and its entry in the audit log are one
 * transaction, which the entry ends. A throw leaves neither. A repeat under the request's idempotency key has the first
 * answer, and leaves no entry. `work` may run twice, so it touches nothing but its handle; what leaves the process goes
 * through the outbox or follows after.
 */
export type Act = <Answer extends object | string | null>(
  note: ActNote,
  work: (handle: Handle, note: Note) => Promise<Answer>,
) => Promise<Answer>;
