import { randomBytes } from 'node:crypto';

import type { AuditAction } from '@uid/contract/audit-actions';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { insertRow } from '../../database/write-row.ts';
import type { ActNote } from '../../act.ts';
import { canonicalJson } from './canonical-json.ts';
import { hashDetails, hashEntry } from './entry.ts';
import { maskSecrets, maskText } from './mask-secrets.ts';
import { setHead, takeNumber } from './repository.ts';

/** Who acted, and from where. */
export interface Actor {
  /** An account's id, or `command`. */
  actor: string;
  roles: readonly string[];
  sessionId?: string;
  requestId?: string;
  address?: string;
}

/**
 * Appends an entry to the audit log. It is the last thing that its transaction does: from here to the commit nobody
 * else can append, and whoever holds the head waits for nothing any more.
 */
export async function recordAct(
  handle: Handle,
  { action, by, note }: { action: AuditAction; by: Actor; note: Omit<ActNote, 'each'> },
  { now }: Pick<ServerContext, 'now'>,
): Promise<void> {
  const details = {
    salt: randomBytes(16).toString('hex'),
    before: asJson(note.before),
    after: asJson(note.after),
    reason: note.reason === undefined ? null : maskText(note.reason.toWellFormed()),
    address: by.address ?? null,
    about: note.about ?? null,
  };
  const { seq, previousHash } = await takeNumber(handle);
  const at = now();
  const said = {
    seq,
    at,
    actor: by.actor,
    roles: canonicalJson(by.roles),
    sessionId: by.sessionId ?? null,
    requestId: by.requestId ?? null,
    action,
    subjectKind: note.subject?.kind ?? null,
    subjectId: note.subject?.id ?? null,
    detailsHash: hashDetails(details),
    previousHash,
  };
  const hash = hashEntry(said);
  await Promise.all([
    insertRow(handle, 'auditEntries', { ...said, hash }),
    insertRow(handle, 'auditDetails', { seq, at, ...details }),
    setHead(handle, hash),
  ]);
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : canonicalJson(maskSecrets(value));
}
