import { findBrowserKey, getBrowserKey } from './browser-key.ts';
import { signProof } from './proof.ts';
import type { ProofKey, ProvenRequest } from './proof.ts';

/** Signs requests with this browser's key. */
export interface Signer {
  /**
   * Returns the proof of a request; undefined for a guest's request, and if the browser stores no key. A request that
   * may open a session creates a key if there is none yet.
   */
  sign: (request: ProvenRequest, mayOpenSession: boolean) => Promise<string | undefined>;
  /** Whether a session that begins now would have a key. */
  hasKey: () => Promise<boolean>;
}

export function createSigner(): Signer {
  let last: { token: string; key: Promise<ProofKey | undefined> } | undefined;

  /** Reads the key again for each new token, because another tab may have made another key for it. */
  function keyOf(token: string): Promise<ProofKey | undefined> {
    if (last?.token !== token) last = { token, key: findBrowserKey() };
    return last.key;
  }

  return {
    async sign(request, mayOpenSession) {
      const { token } = request;
      if (!token && !mayOpenSession) return undefined;
      const key = await (token && !mayOpenSession ? keyOf(token) : getBrowserKey());
      return key && signProof(key, request);
    },
    hasKey: async () => (await getBrowserKey()) !== undefined,
  };
}
