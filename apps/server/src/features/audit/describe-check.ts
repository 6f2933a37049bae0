import type { PublicKey } from './audit-key.ts';
import { faultKinds } from './check-chain.ts';
import type { ChainCheck } from './check-chain.ts';
import { isSignedBy } from './signed-head.ts';
import type { SignedHead } from './signed-head.ts';

interface Outside {
  /** Signed heads that are kept outside this machine. */
  heads: readonly SignedHead[];
  /** Keys that may have signed these heads. */
  keys: readonly PublicKey[];
}

/** Describes the result of a check in sentences: up to where the chain is whole, and what the chain can't prove. */
export function describeCheck(check: ChainCheck, { heads, keys }: Outside): string[] {
  const { seq, hash, fault } = check;
  return [
    seq === 0 ? 'No entry was found whole.' : `Whole up to entry ${seq}, hash ${hash}.`,
    ...(fault ? [`Entry ${fault.seq}: ${faultKinds[fault.kind]}.`] : []),
    ...heads.map((head) => describeHead(head, keys)),
    describeUnknown(seq, heads),
  ];
}

/** True if a head names one of our keys that did not sign it. */
export function isForged(head: SignedHead, keys: readonly PublicKey[]): boolean {
  return keys.some((key) => key.id === head.keyId && !isSignedBy(head, key));
}

function describeHead(head: SignedHead, keys: readonly PublicKey[]): string {
  const name = `The head of entry ${head.seq}, of ${new Date(head.at).toISOString()},`;
  if (isForged(head, keys)) return `${name} was not signed by this site: somebody else made it.`;
  if (keys.some(({ id }) => id === head.keyId)) return `${name} was signed by this site.`;
  return `${name} is signed by key ${head.keyId}, which is not here: its entry was compared, its signature not (--key FILE).`;
}

/** Describes what the chain can't prove: it tells only of the entries that it contains. */
function describeUnknown(seq: number, heads: readonly SignedHead[]): string {
  if (heads.length === 0)
    return `Without a head that left this machine (--head FILE) nobody can know whether entries after ${seq} were cut off, an older copy was restored, or all of it was written anew.`;
  const known = Math.max(...heads.map((head) => head.seq));
  return `Nobody can know whether what came after entry ${known}, the newest of these heads, was cut off or written anew.`;
}
