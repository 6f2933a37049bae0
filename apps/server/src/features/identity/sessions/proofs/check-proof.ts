import { hash, verify } from 'node:crypto';

import { proofTime } from '@uid/contract/proof';

import type { SignedRequest } from '../../../../http/signed-request.ts';
import { readProof } from './read-proof.ts';
import type { KnownKeys, ReadProof } from './read-proof.ts';

export interface CheckedProof {
  /** The thumbprint of the key that signed. */
  key: string;
  /** Identifies this proof among all proofs of all keys. */
  id: string;
  /** Epoch seconds. */
  issuedAt: number;
  /** The hash of the body, if there is one. */
  bodyHash: string | undefined;
}

/** `wrong`: the proof does not belong to this request. `time`: it would have been valid at another moment. */
export type ProofFault = 'wrong' | 'time';

interface Expected {
  /** The hash of the token that was sent, if any. */
  tokenHash: string | undefined;
  /** The key that must have signed; left out, any key may. */
  key?: string;
  now: number;
  keys: KnownKeys;
}

/** Checks that the holder of the key has just signed the request as it is. */
export function checkProof(
  request: SignedRequest,
  { tokenHash, key, now, keys }: Expected,
): CheckedProof | ProofFault {
  const proof = readProof(request.proof ?? '', keys);
  if (!proof || !isOf(proof, request, tokenHash)) return 'wrong';
  if (key !== undefined && key !== proof.key.thumbprint) return 'wrong';
  if (!isSigned(proof)) return 'wrong';
  keys.keep(proof.signed.slice(0, proof.signed.indexOf('.')), proof.key);
  const { jti, iat, bh } = proof.claims;
  const age = now / 1000 - iat;
  if (age > proofTime.past || age < -proofTime.ahead) return 'time';
  const { thumbprint } = proof.key;
  return {
    key: thumbprint,
    id: `${iat}-${hash('sha256', `${thumbprint}.${jti}`, 'base64url')}`,
    issuedAt: iat,
    bodyHash: bh,
  };
}

function isOf(
  { claims: { htm, htu, ath, bh, qh } }: ReadProof,
  { method, address, body, isUpload, query }: SignedRequest,
  tokenHash: string | undefined,
): boolean {
  return (
    htm === method &&
    htu === address &&
    ath === tokenHash &&
    (isUpload ? bh !== undefined : bh === hashOf(body)) &&
    qh === hashOf(query)
  );
}

function hashOf(text: string | undefined): string | undefined {
  return text ? hash('sha256', text, 'base64url') : undefined;
}

function isSigned({ key, signed, signature }: ReadProof): boolean {
  const ecdsa = { key: key.object, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(signed), ecdsa, signature);
}
