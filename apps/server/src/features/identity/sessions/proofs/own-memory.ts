import { proofTime } from '@uid/contract/proof';

/** What one process remembers of the proofs it has seen. */
export interface OwnMemory {
  /** `time`: the proof is so old that it may have been forgotten already. */
  use: (proof: { id: string; issuedAt: number }, now: number) => 'new' | 'repeated' | 'time';
}

/**
 * Remembers each proof until it is too old to be accepted. When there are more than `limit`, the oldest second is
 * forgotten, and no proof of that second or an earlier one is accepted any more: in a storm proofs expire sooner, and a
 * caller who is refused for that signs anew, but no proof can be used twice.
 */
export function createOwnMemory(limit = 200_000): OwnMemory {
  const bySecond = new Map<number, Set<string>>();
  let count = 0;
  /** Epoch seconds: proofs of this second or an earlier one are not accepted. */
  let forgotten = 0;

  function forgetUntil(second: number): void {
    for (const [each, ids] of bySecond) {
      if (each > second) continue;
      count -= ids.size;
      bySecond.delete(each);
    }
    forgotten = Math.max(forgotten, second);
  }

  /** After a clock that was ahead has been set right, only proofs from before this second count as forgotten. */
  function followClock(second: number): void {
    if (forgotten > second + proofTime.ahead) forgotten = second - 1;
  }

  return {
    use({ id, issuedAt }, now) {
      followClock(Math.floor(now / 1000));
      const ids = bySecond.get(issuedAt) ?? new Set();
      if (ids.has(id)) return 'repeated';
      if (issuedAt <= forgotten) return 'time';
      if (!bySecond.has(issuedAt)) {
        bySecond.set(issuedAt, ids);
        forgetUntil(Math.floor(now / 1000) - proofTime.past - 1);
      }
      ids.add(id);
      count += 1;
      if (count > limit) forgetUntil(Math.min(...bySecond.keys()));
      return 'new';
    },
  };
}
