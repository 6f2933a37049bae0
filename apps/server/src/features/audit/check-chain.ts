import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Handle } from '../../database/database.ts';
import type { PublicKey } from './audit-key.ts';
import { firstHash, hashDetails, hashEntry } from './entry.ts';
import type { ChainPoint, Details, Entry } from './entry.ts';
import { findEnd, findNumber, listDetails, listEntriesAfter, listSigned } from './repository.ts';
import { isSignedBy } from './signed-head.ts';
import type { SignedHead } from './signed-head.ts';

/** Descriptions of what may be wrong with the first entry that is not as it was written. */
export const faultKinds = {
  missing: 'no entry has this number, and later ones are there',
  'out-of-place': 'it does not follow the one before it: one of them was put in, moved or replaced',
  moved:
    'it was written under another number: entries were put into another order, or one was put in or taken out before it',
  changed: 'it says something else than when it was written',
  'details-changed': 'its details say something else than when they were written',
  end: 'entries were taken away, or added, at the end',
  rewritten:
    'it is not the entry whose head was signed, or that was checked: it, or one before it, was written anew',
  cut: 'a head was signed that is further on: the end was cut off, or an older copy was restored',
  'false-head': 'the signature of this head, which stands in the database, is not ours',
} as const;

export interface ChainFault {
  seq: number;
  kind: keyof typeof faultKinds;
}

export interface ChainCheck extends ChainPoint {
  fault: ChainFault | undefined;
}

interface CheckOptions {
  /** Where the check begins. The chain must be known to be whole up to there. */
  from?: ChainPoint;
  /** Signed heads that are kept outside this machine. */
  heads?: readonly SignedHead[];
  /** The key that signs the heads in the database. */
  key?: PublicKey;
  isStopping?: () => boolean;
  /** Maximum number of pages; left out to check to the end. */
  maxPages?: number;
}

export const chainStart: ChainPoint = { seq: 0, hash: firstHash };

/** Few enough entries that hashing a page delays no request noticeably. */
const pageLength = 200;

/**
 * Checks the chain and returns up to where it is whole. Reads the entries in pages, so it needs the memory of one page,
 * however many entries there are.
 */
export async function checkChain(
  handle: Handle,
  {
    from = chainStart,
    heads = [],
    key,
    isStopping = () => false,
    maxPages = Infinity,
  }: CheckOptions = {},
): Promise<ChainCheck> {
  let last = from;
  // No entry can precede the first number: one that does was inserted.
  let after = from.seq === 0 ? Number.MIN_SAFE_INTEGER : from.seq;
  for (let page = 0; page < maxPages && !isStopping(); page += 1) {
    const entries = await listEntriesAfter(handle, after, pageLength);
    if (entries.length === 0) return checkEnd(handle, last, heads);
    const details = await listDetails(handle, entries);
    const upTo = entries.at(-1)?.seq ?? 0;
    const signed = headsByNumber([
      ...(await listSigned(handle, { after, upTo })),
      ...heads.filter(({ seq }) => seq > after && seq <= upTo),
    ]);
    for (const entry of entries) {
      const { seq, hash } = entry;
      const fault =
        findFault(entry, last, details.get(seq)) ?? findHeadFault(hash, signed.get(seq), key);
      if (fault?.kind === 'changed' && (await isMoved(handle, entry)))
        return { ...last, fault: { seq, kind: 'moved' } };
      if (fault) return { ...last, fault };
      last = { seq, hash };
    }
    after = last.seq;
    // SQLite answers synchronously: without this, other requests would wait until the last entry was read.
    await nextTurn();
  }
  return { ...last, fault: undefined };
}

function headsByNumber(heads: readonly SignedHead[]): Map<number, SignedHead[]> {
  return Map.groupBy(heads, ({ seq }) => seq);
}

function findFault(
  entry: Entry,
  last: ChainPoint,
  details: Details | undefined,
): ChainFault | undefined {
  const { seq } = entry;
  if (seq > last.seq + 1) return { seq: last.seq + 1, kind: 'missing' };
  if (hashEntry(entry) !== entry.hash) return { seq, kind: 'changed' };
  if (seq <= last.seq || entry.previousHash !== last.hash) return { seq, kind: 'out-of-place' };
  if (details && hashDetails(details) !== entry.detailsHash)
    return { seq, kind: 'details-changed' };
  return undefined;
}

/** True if only the number of an entry was changed. As written, it followed that of the entry whose hash it names. */
async function isMoved(handle: Handle, entry: Entry): Promise<boolean> {
  const { previousHash, hash } = entry;
  const before = previousHash === firstHash ? 0 : await findNumber(handle, previousHash);
  if (before === undefined) return false;
  // If two neighbours were swapped, the previous entry now has the number that this entry had.
  return [before + 1, before].some((seq) => hashEntry({ ...entry, seq }) === hash);
}

function findHeadFault(
  hash: string,
  heads: readonly SignedHead[] = [],
  key: PublicKey | undefined,
): ChainFault | undefined {
  for (const head of heads) {
    const { seq } = head;
    if (head.hash !== hash) return { seq, kind: 'rewritten' };
    // A signature by an earlier key can't be verified here.
    if (key?.id === head.keyId && !isSignedBy(head, key)) return { seq, kind: 'false-head' };
  }
  return undefined;
}

async function checkEnd(
  handle: Handle,
  last: ChainPoint,
  heads: readonly SignedHead[],
): Promise<ChainCheck> {
  const end = await findEnd(handle);
  const { head = -1, headHash } = end ?? {};
  const seq = end?.seq ?? 0;
  const isCut = heads.some((each) => each.seq > last.seq) || (end?.signed ?? 0) > seq;
  if (isCut) return { ...last, fault: { seq: last.seq + 1, kind: 'cut' } };
  // Entries that were appended since the last page are left to the next check.
  const isWhole = head === seq && headHash === (end?.hash ?? firstHash) && seq >= last.seq;
  return { ...last, fault: isWhole ? undefined : { seq: last.seq + 1, kind: 'end' } };
}
