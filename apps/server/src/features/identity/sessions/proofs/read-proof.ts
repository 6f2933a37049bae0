import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { z } from '@uid/contract/zod';

import { parseJson } from '../../../../parse-json.ts';
import { thumbprintOf } from './thumbprint.ts';

export interface ReadProof {
  key: PublicKey;
  claims: z.output<typeof claimsSchema>;
  /** The text that was signed, and the signature. */
  signed: string;
  signature: Buffer;
}

/** A key as proofs contain it. */
export interface PublicKey {
  /** The thumbprint (RFC 7638), by which a session knows its key. */
  thumbprint: string;
  object: KeyObject;
}

const longest = 2_000;
const sha256 = z.string().check(z.regex(/^[\w-]{43}$/));

/** Nothing else is accepted: no other type of token, algorithm or curve, and no claim that would go unread. */
const headerSchema = z.strictObject({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  jwk: z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: sha256, y: sha256 }),
});
const claimsSchema = z.strictObject({
  jti: z.string().check(z.regex(/^[\w-]{16,100}$/)),
  htm: z.string(),
  htu: z.string(),
  iat: z.int(),
  ath: z.optional(sha256),
  bh: z.optional(sha256),
  qh: z.optional(sha256),
});

/** Parses a proof: a JWT in the only form that this site signs. Undefined for anything else. */
export function readProof(proof: string, keys: KnownKeys): ReadProof | undefined {
  if (proof.length > longest) return undefined;
  const parts = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/.exec(proof);
  if (!parts) return undefined;
  const [, header = '', payload = '', signature = ''] = parts;
  const key = keys.read(header);
  const claims = claimsSchema.safeParse(parseSegment(payload));
  if (!key || !claims.success) return undefined;
  return {
    key,
    claims: claims.data,
    signed: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

/** Caches keys by the header that contains them, because making a key from its numbers takes as long as a check. */
export interface KnownKeys {
  read: (header: string) => PublicKey | undefined;
  /** Caches a key whose proof was right, so that only such keys take memory. */
  keep: (header: string, key: PublicKey) => void;
}

export function createKnownKeys(limit = 10_000): KnownKeys {
  const known = new Map<string, PublicKey>();
  return {
    read: (header) => known.get(header) ?? readKey(header),
    keep(header, key) {
      if (known.has(header)) return;
      const [oldest] = known.keys();
      if (known.size >= limit && oldest !== undefined) known.delete(oldest);
      known.set(header, key);
    },
  };
}

function readKey(header: string): PublicKey | undefined {
  const read = headerSchema.safeParse(parseSegment(header));
  if (!read.success) return undefined;
  try {
    const { jwk } = read.data;
    return { thumbprint: thumbprintOf(jwk), object: createPublicKey({ key: jwk, format: 'jwk' }) };
  } catch {
    // The two numbers are no point of the curve.
    return undefined;
  }
}

function parseSegment(segment: string): unknown {
  return parseJson(Buffer.from(segment, 'base64url').toString());
}
