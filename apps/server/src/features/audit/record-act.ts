import { randomBytes } from 'node:crypto';

import type { AuditAction } from '@uid/contract/audit-actions';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { insertRows } from '../../database/write-row.ts';
import type { ActNote } from '../../act.ts';
import { canonicalJson } from './canonical-json.ts';
import { hashDetails, hashEntry } from './entry.ts';
import { maskSecrets, maskText } from './mask-secrets.ts';
import { setHead, takeNumbers } from './repository.ts';

/** Who acted, and from where. */
export interface Actor {
  /** An account's id, or `command`. */
  actor: string;
  roles: readonly string[];
  sessionId?: string;
  requestId?: string;
  address?: string;
}

interface Recorded {
  action: AuditAction;
  by: Actor;
}

type EntryNote = Omit<ActNote, 'each'>;

/**
 * Appends an entry to the audit log. This must be the last work of the transaction: from here to the commit no other
 * transaction can append, and a transaction that has locked the head must not wait for anything else.
 */
export async function recordAct(
  handle: Handle,
  { note, ...act }: Recorded & { note: EntryNote },
  facts: Pick<ServerContext, 'now'>,
): Promise<void> {
  await recordActs(handle, { ...act, notes: [note] }, facts);
}

/** Appends an entry for each of the notes, in their order, with as few statements as possible. */
export async function recordActs(
  handle: Handle,
  { action, by, notes }: Recorded & { notes: readonly EntryNote[] },
  { now }: Pick<ServerContext, 'now'>,
): Promise<void> {
  const noted = notes.map((note) => detailsOf(note, by));
  const { first, previousHash } = await takeNumbers(handle, notes.length);
  const at = now();
  let hash = previousHash;
  const entries = notes.map(({ subject }, index) => {
    const said = {
      seq: first + index,
      at,
      actor: by.actor,
      roles: canonicalJson(by.roles),
      sessionId: by.sessionId ?? null,
      requestId: by.requestId ?? null,
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      detailsHash: hashDetails(noted[index]!),
      previousHash: hash,
    };
    hash = hashEntry(said);
    return { ...said, hash };
  });
  const details = noted.map((each, index) => ({ seq: first + index, at, ...each }));
  await Promise.all([
    insertRows(handle, 'auditEntries', entries),
    insertRows(handle, 'auditDetails', details),
    setHead(handle, hash),
  ]);
}

function detailsOf({ before, after, reason, about }: EntryNote, { address }: Actor) {
  return {
    salt: randomBytes(16).toString('hex'),
    before: asJson(before),
    after: asJson(after),
    reason: reason === undefined ? null : maskText(reason.toWellFormed()),
    address: address ?? null,
    about: about ?? null,
  };
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : canonicalJson(maskSecrets(value));
}
