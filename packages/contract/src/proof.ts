import { bootPrefix } from './constants.ts';
import type { Endpoint } from './endpoint.ts';

/** The header that proves possession of a session's key: a DPoP proof (RFC 9449), new for each request. */
export const proofHeader = 'DPoP';

/** How old a proof may be, and how far ahead of the server's clock, in seconds. */
export const proofTime = { past: 60, ahead: 10 } as const;

/** Of a key pair: ECDSA on P-256. */
export interface PublicJwk {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

export interface ProofKey {
  privateKey: CryptoKey;
  jwk: PublicJwk;
}

export interface ProofHeader {
  typ: 'dpop+jwt';
  alg: 'ES256';
  jwk: PublicJwk;
}

/** What a proof says of its request. Hashes are SHA-256 as base64url. `bh` and `qh` are our own. */
export interface ProofClaims {
  /** An id that no other proof of the key has. */
  jti: string;
  /** The method. */
  htm: string;
  /** The address without query. */
  htu: string;
  /** When it was signed, in whole seconds. */
  iat: number;
  /** The hash of the token, where X-Access-Token has one. */
  ath?: string;
  /** The hash of the body's bytes, where there is a body. */
  bh?: string;
  /** The hash of the query as it is sent, without its question mark, where there is one. */
  qh?: string;
}

/**
 * `details` of a refused proof that was right but for its time or its repetition. The session goes on:
 * whoever has the key signs anew. `now` is the server's clock, epoch milliseconds.
 */
export interface ProofRefusal {
  proof: 'time' | 'repeated';
  now: number;
}

/** Where no session is needed and one may begin, a proof says which key the session will belong to. */
export function mayOpenSession({ access, path }: Pick<Endpoint, 'access' | 'path'>): boolean {
  return access === 'public' && path.startsWith(bootPrefix);
}

export interface ProvenRequest {
  method: string;
  /** Absolute. */
  url: string;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  token?: string | undefined;
  /** Epoch milliseconds by the server's clock. */
  now: number;
}

/** Signs one request. Works wherever there is WebCrypto: browsers in a secure context, and Node. */
export async function signProof(
  { privateKey, jwk }: ProofKey,
  { method, url, body, token, now }: ProvenRequest,
): Promise<string> {
  const { origin, pathname, search } = new URL(url);
  const [ath, bh, qh] = await Promise.all([
    token ? digest(token) : undefined,
    body ? digest(body) : undefined,
    search ? digest(search.slice(1)) : undefined,
  ]);
  const header: ProofHeader = { typ: 'dpop+jwt', alg: 'ES256', jwk };
  const claims: ProofClaims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: origin + pathname,
    iat: Math.floor(now / 1000),
    ...(ath && { ath }),
    ...(bh && { bh }),
    ...(qh && { qh }),
  };
  const signed = `${segment(header)}.${segment(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    bytesOf(signed),
  );
  return `${signed}.${base64url(signature)}`;
}

/** A new key, which never leaves where it was made unless `isExtractable`. */
export async function createProofKey(isExtractable = false): Promise<ProofKey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, isExtractable, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { privateKey: pair.privateKey, jwk: { kty: 'EC', crv: 'P-256', x, y } };
}

async function digest(body: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof body === 'string' ? bytesOf(body) : body;
  return base64url(await crypto.subtle.digest('SHA-256', bytes));
}

function segment(part: ProofHeader | ProofClaims): string {
  return base64url(bytesOf(JSON.stringify(part)));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
