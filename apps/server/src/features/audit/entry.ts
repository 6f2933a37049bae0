import { hash } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { AuditTables } from '../../database/audit-tables.ts';

export type Entry = Selectable<AuditTables['auditEntries']>;
export type Details = Selectable<AuditTables['auditDetails']>;

/** A position in the chain: an entry's number and hash. */
export type ChainPoint = Pick<Entry, 'seq' | 'hash'>;

/** The hash that precedes the first entry. */
export const firstHash = '0'.repeat(64);

/** Hashes all fields of an entry, including the hash of the previous entry. */
export function hashEntry(entry: Omit<Entry, 'hash'>): string {
  const { seq, at, actor, sessionId, requestId, action, subjectKind, subjectId } = entry;
  const { detailsHash, previousHash } = entry;
  const roles = JSON.parse(entry.roles) as unknown;
  return sha256({
    action,
    actor,
    at,
    detailsHash,
    previousHash,
    requestId,
    roles,
    seq,
    sessionId,
    subjectId,
    subjectKind,
  });
}

/** The salt keeps erased details from being guessed from their hash. */
export function hashDetails(details: Omit<Details, 'seq' | 'at'>): string {
  const { about, address, after, before, reason, salt } = details;
  return sha256({ about, address, after, before, reason, salt });
}

/** Hashes an object as canonical JSON. Its names must be in order already, which is much faster than sorting. */
function sha256(sorted: object): string {
  return hash('sha256', JSON.stringify(sorted));
}
