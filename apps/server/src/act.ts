import type { AuditAction } from '@uid/contract/audit-actions';

import type { Handle } from './database/database.ts';

/** What the audit log entry of an act says besides the actor, the time and the address. */
export interface ActNote {
  /** Replaces the endpoint's own action, for an act that only asks a second person for approval. */
  action?: AuditAction;
  /** What the act was done to: a name used in the code, and an id that names no person. */
  subject?: { kind: string; id: string };
  /** JSON: the state before the change. */
  before?: unknown;
  /** JSON: the state after the change, or what was read. */
  after?: unknown;
  /** The reason, as the actor wrote it. */
  reason?: string | undefined;
  /** Account or enquiry of the person in `before`, `after` or `reason`: erasing it deletes these fields. */
  about?: string | null | undefined;
  /** For an act on many subjects: the details of each, which has an entry of its own and is found by it. */
  each?: readonly Pick<ActNote, 'subject' | 'before' | 'after' | 'about'>[];
}

/** Adds what `work` learns to the entry; fields that were noted before and are not named again stay. */
export type Note = (more: ActNote) => void;

/**
 * The only way in which a staff endpoint reads or changes anything: `work` and its entry in the audit log share one
 * transaction, and writing the entry ends it. If either throws, neither is saved. A repeat under the request's
 * idempotency key gets the first answer and leaves no entry. `work` may run twice, so it touches nothing but its
 * handle; anything that leaves the process goes through the outbox or follows after the transaction.
 */
export type Act = <Answer extends object | string | null>(
  note: ActNote,
  work: (handle: Handle, note: Note) => Promise<Answer>,
) => Promise<Answer>;
